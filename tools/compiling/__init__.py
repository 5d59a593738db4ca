"""How the rules become compiled modules; `tools/compile.py` is the entry.

`modules` says which files are compiled and which of them are hot, `machine` whether this machine can compile. `group`
runs mypyc and the C compiler in a temporary tree: `folding` writes constants as numbers, `narrow` makes each C file
depend on nothing but what it uses, `objects` compiles on all cores and keeps what was compiled. `tree` brings
build/compiled up to date.
"""
