"""C files that depend on nothing but what they use."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.compiling.narrow import GROUP, INCLUDES, INNER, OUTER, narrow

OUTER_TEXT = """#ifndef MYPYC_NATIVE_lichtung_H
#define MYPYC_NATIVE_lichtung_H
#include <Python.h>
#ifndef MYPYC_DECLARED_tuple_T2OO
#define MYPYC_DECLARED_tuple_T2OO
typedef struct tuple_T2OO {
    PyObject *f0;
} tuple_T2OO;
#endif

typedef struct {
    PyObject_HEAD
    tuple_T2OO _pair;
} CardObject;

typedef struct {
    PyObject_HEAD
} ZoneObject;

#endif
"""
INNER_TEXT = """#ifndef MYPYC_LIBRT_INTERNAL_lichtung_H
#define MYPYC_LIBRT_INTERNAL_lichtung_H
#include "__native_lichtung.h"

int CPyGlobalsInit(void);

extern PyObject *CPyStatics[9];
extern char CPyDef_draw(PyObject *cpy_r_s);
extern char CPyDef_shuffle(PyObject *cpy_r_s, int64_t cpy_r_place);
extern CPyTagged CPyStatic_HAND;
#endif
"""
DRAWING = """char CPyDef_draw(PyObject *s) {
    CardObject *card = (CardObject *)s;
    cpy_r_r0 = CPyStatics[%d]; /* 'card' */
    cpy_r_r1 = (CPyTagged)CPyStatics[%d] | 1; /* 5000000000000000000 */
    cpy_r_r2 = CPyStatics[%d];
}
"""
TABLE = """int CPyGlobalsInit(void)
{
    if (CPyStatics_Initialize(CPyStatics, CPyLit_Str) < 0) {
        return -1;
    }
    return 0;
}
PyObject *CPyStatics[9];
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(tmp_path, INNER_TEXT, DRAWING % (3, 4, 5))
    return tmp_path


def write(folder: Path, inner: str, drawing: str) -> None:
    (folder / OUTER).write_text(OUTER_TEXT)
    (folder / INNER).write_text(inner)
    (folder / GROUP).write_text(INCLUDES + TABLE)
    (folder / "__native_lichtung___drawing.c").write_text(INCLUDES + drawing)
    narrow(folder)


def drawing_of(folder: Path) -> str:
    return (folder / "__native_lichtung___drawing.c").read_text()


def test_a_file_gets_what_it_uses_and_what_that_uses_in_the_same_order(folder: Path) -> None:
    text = drawing_of(folder)
    assert "shuffle" not in text
    assert "ZoneObject" not in text
    assert "CPyStatic_HAND" not in text
    places = [text.index(part) for part in ("<Python.h>", "} tuple_T2OO;", "} CardObject;", "extern char CPyDef_draw(")]
    assert places == sorted(places)


def test_a_new_function_elsewhere_or_a_new_text_changes_nothing(folder: Path) -> None:
    before = drawing_of(folder)
    more = INNER_TEXT.replace("extern CPyTagged", "extern char CPyDef_deal(PyObject *cpy_r_s);\nextern CPyTagged")
    write(folder, more, (DRAWING % (7, 8, 5)))
    assert drawing_of(folder) == before


def test_a_changed_declaration_that_is_used_changes_the_file(folder: Path) -> None:
    before = drawing_of(folder)
    write(folder, INNER_TEXT.replace("CPyDef_draw(PyObject *cpy_r_s)", "CPyDef_draw(void)"), DRAWING % (3, 4, 5))
    assert drawing_of(folder) != before


def test_every_literal_has_a_variable_that_the_group_fills(folder: Path) -> None:
    group = (folder / GROUP).read_text()
    names = [word.strip("*;") for word in drawing_of(folder).split() if word.startswith("*CPyLiteral_")]
    assert len(names) == 3
    for name in names:
        assert f"PyObject *{name};" in group
        assert f"{{&{name}, " in group
    assert "CPyStatics[" not in drawing_of(folder)


def test_c_that_is_written_in_another_way_is_refused(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="another way"):
        write(tmp_path, INNER_TEXT, "x = f(CPyStatics[3]);\n")
