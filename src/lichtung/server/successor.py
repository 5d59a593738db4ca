"""A server that is followed by another one in the same process, for example by its compiled build.

On SIGUSR2 a server ends as it does when it is stopped: viewers are sent away, what was acknowledged is stored. Then the same
command begins anew, with the same listening socket. Whoever comes meanwhile waits until the successor answers; nobody is
refused. The socket is handed over as systemd hands sockets to services, so a server also begins with a socket from there.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
from typing import Final, NoReturn

SIGNAL: Final = getattr(signal, "SIGUSR2", None)  # Windows has none
FIRST_FD: Final = 3  # where a process that is handed a socket finds it
MODULES: Final = "LICHTUNG_SUCCESSOR"  # the folder that a successor takes its modules from


def has_inherited_socket() -> bool:
    """Whether this process was started with a listening socket."""
    return os.environ.get("LISTEN_PID") == str(os.getpid()) and os.environ.get("LISTEN_FDS") == "1"


def inherited_socket() -> socket.socket | None:
    """Returns the listening socket that this process was started with, if it was."""
    if not has_inherited_socket():
        return None
    sock = socket.socket(fileno=FIRST_FD)
    sock.set_inheritable(False)
    return sock


def begin_successor(sock: socket.socket) -> NoReturn:
    """Run this process's command again, with a listening socket."""
    assert SIGNAL is not None
    signal.signal(SIGNAL, signal.SIG_IGN)  # until the successor listens to it
    os.dup2(sock.fileno(), FIRST_FD)
    os.set_inheritable(FIRST_FD, True)  # also where it has been this number already
    environment = os.environ | {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
    if modules := os.environ.get(MODULES):
        environment["PYTHONPATH"] = modules
    sys.stdout.flush()
    sys.stderr.flush()
    os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], environment)
