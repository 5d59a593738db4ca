"""`make play`: one line a step, what can be done when a step fails, the server first and the compiler after it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from tools.playing import packages, serving
from tools.playing.serving import Table, compile_for
from tools.playing.steps import Steps

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs signals")


@pytest.fixture
def steps(tmp_path: Path) -> Steps:
    return Steps(tmp_path / "build" / "play.log")


def program(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


def test_a_step_is_two_plain_lines_and_what_programs_say_is_in_the_log(
    steps: Steps, capsys: pytest.CaptureFixture[str]
) -> None:
    with steps.step("Building the page", "Page built"):
        assert steps.run(["sh", "-c", "echo much; echo more >&2"], dict(os.environ), Path.cwd())
    assert capsys.readouterr().out.splitlines() == ["Building the page …", "Page built (0 s)."]
    assert {"much", "more"} <= set(steps.log.read_text().splitlines())


def test_a_failed_step_is_not_said_to_be_done(steps: Steps, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match="no"), steps.step("Building the page", "Page built"):
        raise ValueError("no")
    assert capsys.readouterr().out.splitlines() == ["Building the page …"]


@pytest.mark.parametrize(
    ("said", "advice"),
    [
        ("OSError: [Errno 28] No space left on device", "make room"),
        ("npm error code ENOTFOUND", "check the network"),
        ("error: Failed to fetch: `https://…`", "check the network"),
        ("SyntaxError", "The last lines of the log say why."),
    ],
)
def test_a_failure_says_what_can_be_done_and_where_the_log_is(steps: Steps, said: str, advice: str) -> None:
    assert not steps.run(["sh", "-c", f"echo '{said}'; false"], dict(os.environ), Path.cwd())
    text = str(steps.failure("The page could not be built.", "The last lines of the log say why."))
    assert advice in text
    assert str(steps.log) in text


def test_uv_looks_for_packages_where_pip_does(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = (
        "global.extra-index-url='https://one/simple https://two/simple'\n:env:.cert='/certificates'\nglobal.quiet='1'\n"
    )
    monkeypatch.setattr(subprocess, "run", lambda *rest, **more: subprocess.CompletedProcess(rest, 0, stdout=listed))
    monkeypatch.delenv("UV_INDEX", raising=False)
    monkeypatch.delenv("SSL_CERT_FILE", raising=False)
    assert packages.uv_settings() == {
        "UV_INDEX": "https://one/simple https://two/simple",
        "SSL_CERT_FILE": "/certificates",
        "UV_INDEX_STRATEGY": "unsafe-best-match",
    }


@pytest.mark.parametrize(("uv", "expected"), [("exit 0", ["uv"]), ("exit 2", ["uv", "pip"]), (None, ["pip"])])
def test_pip_installs_what_uv_cannot(
    uv: str | None, expected: list[str], steps: Steps, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = tmp_path / "asked"
    if uv is not None:
        program(tmp_path / "bin" / "uv", f'echo uv >>{asked}; echo "$*" | grep -q "pip install.*server" && {uv}')
    pip = program(tmp_path / "pip", f'case "$*" in *server*) echo pip >>{asked};; *) exit 1;; esac')
    monkeypatch.setattr(packages, "FOLDER", tmp_path)
    monkeypatch.setattr(packages, "PIP", [str(pip)])
    monkeypatch.setattr(packages, "uv_settings", dict)
    assert not packages.is_installed("server")
    assert packages.install("server", steps)
    assert asked.read_text().split() == expected
    assert packages.is_installed("server")


SERVER = """
import os, signal, sys
def change(*rest):
    print("again at", os.environ["LICHTUNG_SUCCESSOR"], flush=True)
    sys.exit(7)
signal.signal(signal.SIGUSR2, change)
print("The table is open", flush=True)
signal.pause()
"""


@pytest.fixture
def table(steps: Steps, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    monkeypatch.setattr(serving, "PROGRAM", SERVER)
    monkeypatch.setattr(serving, "PROGRESS", tmp_path / "compiling")
    monkeypatch.setenv("LICHTUNG_COMPILE", "auto")
    monkeypatch.setattr(serving, "is_installed", lambda extra: True)
    return Table(steps, [], is_compiled=False)


def test_the_compiled_build_follows_when_it_is_there(
    table: Table, steps: Steps, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[str | None] = []

    def build(command: list[str], env: dict[str, str], cwd: Path, begin: object) -> bool:
        seen.append(serving.PROGRESS.read_text())
        return env["LICHTUNG_PROGRESS"] == str(serving.PROGRESS) and command[-1] == "tools/compile.py"

    monkeypatch.setattr(serving, "missing_compiler", lambda: None)
    monkeypatch.setattr(steps, "run", build)
    compiling = threading.Thread(target=compile_for, args=(table, steps))
    compiling.start()
    assert table.follow() == 7
    compiling.join()
    lines = capsys.readouterr().out.splitlines()
    assert "The table is open" in lines
    assert "the table goes on with it" in lines[-1]
    assert (seen, serving.PROGRESS.exists()) == (["0"], False)


@pytest.mark.parametrize("missing", ["no C compiler (cc not found)", None])
def test_the_plain_server_goes_on_when_nothing_can_be_compiled(
    missing: str | None, table: Table, steps: Steps, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serving, "missing_compiler", lambda: missing)
    monkeypatch.setattr(steps, "run", lambda *rest: False)
    following = threading.Thread(target=table.follow)
    following.start()
    compile_for(table, steps)
    said = capsys.readouterr().out.splitlines()
    assert len([line for line in said if line.startswith("Not compiled")]) == 1
    assert table.process.poll() is None
    assert not serving.PROGRESS.exists()
    table.process.send_signal(signal.SIGTERM)
    following.join()
    assert table.process.returncode == -signal.SIGTERM


def test_a_signal_that_comes_before_the_server_listens_to_it_does_no_harm(table: Table) -> None:
    table.process.send_signal(signal.SIGUSR2)
    following = threading.Thread(target=table.follow)
    following.start()
    assert table.ready.wait(60)
    table.change_over()
    following.join()
    assert table.process.returncode == 7


def test_nothing_is_left_behind_when_the_table_ends(steps: Steps) -> None:
    running = threading.Thread(target=steps.run, args=(["sleep", "600"], dict(os.environ), Path.cwd()))
    running.start()
    while not steps.processes:
        time.sleep(0.01)
    steps.stop()
    running.join(60)
    assert not running.is_alive()
