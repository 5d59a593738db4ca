"""One table on one device, for the terminal and the browser's worker: the same messages as over a socket, without one."""
