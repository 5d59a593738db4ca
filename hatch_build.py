"""The wheel's build hook: compiled where possible, plain Python elsewhere (see tools/compile.py), with the browser table
built into it where there is npm (see tools/web.py)."""

from __future__ import annotations

import importlib.util
import shutil
import tempfile
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def load_tool(root: Path, name: str) -> ModuleType:
    """Returns a module of tools/ by its path: an isolated build has only this project's folder."""
    spec = importlib.util.spec_from_file_location(f"lichtung_{name}", root / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel, beside their sources."""

    built: Path | None = None

    def dependencies(self) -> list[str]:
        """The compiler, in the versions that the dev extra pins; nothing when it could not be used anyway."""
        compiling = load_tool(Path(self.root), "compile")
        if compiling.mode() == "0" or (compiling.mode() == "auto" and compiling.missing_compiler()):
            return []
        project = tomllib.loads((Path(self.root) / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        pinned: list[str] = project["optional-dependencies"]["dev"]
        return [p for p in pinned if p.startswith(("mypy", "librt", "setuptools"))]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # a compiled module would hide later edits of its source
        self.build_web()
        self.built = Path(tempfile.mkdtemp(prefix="lichtung-wheel-"))
        compiling = load_tool(Path(self.root), "compile")
        if not compiling.compile_into(Path(self.root) / "src", self.built):
            return
        for module in compiling.extension_modules(self.built):
            build_data["force_include"][str(module)] = module.relative_to(self.built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def build_web(self) -> None:
        """Build the browser table, unless it comes along built (an sdist) or there is no npm."""
        root = Path(self.root)
        if shutil.which("npm"):
            load_tool(root, "web").build()
        elif not (root / "src" / "lichtung" / "server" / "web" / "index.html").is_file():
            self.app.display_warning("There is no npm: the wheel will have no table in the browser.")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.built is not None:
            shutil.rmtree(self.built, ignore_errors=True)
