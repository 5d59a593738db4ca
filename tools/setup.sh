#!/bin/sh
# Make .venv and install what is asked for: `tools/setup.sh dev` or `tools/setup.sh dev,bench`; nothing: only make .venv.
# Quick when nothing changed: the stamp holds the folder and the checksum of pyproject.toml.
set -eu
cd "$(dirname "$0")/.."
extras=${1:-}
stamp=".venv/.installed-$extras"
state="$(pwd) $(cksum <pyproject.toml)"
NEEDED=100000 # kB: with less than that nothing can be installed

if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$state" ] && .venv/bin/python -c '' 2>/dev/null; then
    exit 0
fi

# Run a program quietly. If it fails: what to do, and where the log with everything that it said is.
run() {
    if said=$("$@" 2>&1); then
        return
    fi
    free=$(df -Pk . 2>/dev/null | awk 'NR == 2 { print $4 }')
    case "$said" in
    *"No space left"* | *"Disk quota"*) free=0 ;;
    *NewConnectionError* | *ConnectTimeout* | *"name resolution"* | *"Name or service not known"* | *"Read timed out"* | *"(from versions: none)"*)
        echo "The packages could not be downloaded: check the network (or set a proxy: HTTPS_PROXY) and try again." >&2 ;;
    *) printf '%s\n' "$said" | tail -n 15 >&2 ;;
    esac
    if [ "${free:-$NEEDED}" -lt "$NEEDED" ]; then
        echo "The disk is full, or nearly so: make room and try again." >&2
    fi
    if { mkdir -p build && printf '%s\n' "$said" >build/setup.log; } 2>/dev/null; then
        echo "The whole log: $(pwd)/build/setup.log" >&2
    fi
    exit 1
}

find_python() {
    for candidate in ${PYTHON:-python3 python3.13 python3.12 python3.11 python3.14 python}; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            recent=$candidate
            if "$candidate" -c 'import ensurepip, venv' 2>/dev/null; then
                python=$candidate
                return
            fi
        fi
    done
}

if ! .venv/bin/python -c 'import pip' 2>/dev/null || [ "$(cat .venv/.folder 2>/dev/null)" != "$(pwd)" ]; then
    python='' recent=''
    find_python
    if [ -z "$recent" ]; then
        echo "Lichtung needs Python 3.11 or newer; found none. Install it, or name it: make PYTHON=/path/to/python3" >&2
        exit 1
    fi
    if [ -z "$python" ]; then
        version=$("$recent" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
        echo "$recent (Python $version) cannot make virtual environments: its venv or ensurepip module is missing." >&2
        echo "Install it (Debian, Ubuntu: apt install python$version-venv), or name another: make PYTHON=/path/to/python3" >&2
        exit 1
    fi
    echo "Setting up .venv with $("$python" --version) …"
    rm -rf .venv
    run "$python" -m venv .venv
    pwd >.venv/.folder
fi

if [ -z "$extras" ]; then
    exit 0
fi

echo "Setting up: installing lichtung[$extras] …"
export LICHTUNG_COMPILE=0 PIP_DISABLE_PIP_VERSION_CHECK=1
run .venv/bin/python -m pip install --quiet --editable ".[$extras]"
printf '%s' "$state" >"$stamp"
