"""What MkDocs does not know of these documents: rules that can be linked to, pages that lie outside `docs/`.

- Every numbered rule is a place of its own (`rules/sylvion.html#SYL-GEN-6`), and every mention of one leads there.
- CONTRIBUTING, CHANGELOG and CREDITS lie beside the README, where people look for them; the site shows them too.
- A link to a source file is a name only: the site has no sources.
"""

from __future__ import annotations

import re
import shutil
from hashlib import sha256
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).resolve().parents[2]
BESIDE: Final = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "CREDITS.md": "credits.md",
    "SECURITY.md": "reporting.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
}
GAMES: Final = {"SYL": "sylvion", "URB": "urbion", "EQX": "equinox", "TRB": "tribes"}
RULE: Final = re.compile(r"\b(SYL|URB|EQX|TRB)(?:-[A-Z][A-Z0-9]*)+-\d+\b")
DEFINED: Final = re.compile(rf"^(\| |- \*\*|\*\*)({RULE.pattern})", re.M)
CODE: Final = re.compile(r"(```.*?```|`[^`\n]*`|\[[^\]\n]*\]\([^)\n]*\)|<a id=.*?</a>|^#.*?$)", re.M | re.S)
LINK: Final = re.compile(r"\[([^\]\n]*)\]\(([^)\s]+)\)")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put all decisions, in their order, into the menu."""
    names = sorted(path.name for path in (ROOT / "docs" / "decisions").glob("*.md"))
    pages = [f"decisions/{name}" for name in names]
    assert config.nav is not None
    measured = next(at for at, entry in enumerate(config.nav) if "Measured" in entry)
    config.nav.insert(measured, {"Decisions": pages})
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Take the pages in that lie beside the README."""
    for name, page in BESIDE.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=LINK.sub(from_root, text)))
    return files


def from_root(link: re.Match[str]) -> str:
    """A link of such a page, as it is from `docs/`."""
    target = link[2]
    if "://" in target or target.startswith("#"):
        return link[0]
    inside = target.removeprefix("docs/") if target.startswith("docs/") else join("..", target)
    return f"[{link[1]}]({inside})"


def on_page_markdown(text: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Make places of rules, links of their mentions, and names of links that lead to the sources."""
    here = page.file.src_uri
    defined = rules_on(here)
    text = LINK.sub(lambda link: inside(link, here, files), text)
    text = DEFINED.sub(lambda found: f'{found[1]}<a id="{found[2]}" href="#{found[2]}">{found[2]}</a>', text)
    parts = CODE.split(text)  # every second part is code, a link or a heading, and stays as it is
    return "".join(
        part if at % 2 else RULE.sub(lambda rule: mention(rule, here, defined), part) for at, part in enumerate(parts)
    )


def rules_on(page: str) -> set[str]:
    """The rules that a page defines."""
    path = ROOT / "docs" / page
    return {found[2] for found in DEFINED.finditer(path.read_text(encoding="utf-8"))} if path.exists() else set()


def mention(rule: re.Match[str], here: str, defined: set[str]) -> str:
    """A rule's id where it is not defined, as a link to where it is."""
    target = f"rules/{GAMES[rule[1]]}.md"
    if rule[0] not in (defined if target == here else rules_on(target)):
        return rule[0]
    return f"[{rule[0]}]({'' if target == here else relpath(target, dirname(here) or '.')}#{rule[0]})"


def inside(link: re.Match[str], here: str, files: Files) -> str:
    """A link as it is, or only its text where it leads out of the site: sources have no page."""
    target, mark, anchor = link[2].partition("#")
    if not target or "://" in target:
        return link[0]
    place = normpath(join(dirname(here), target))
    if place.startswith("../") and Path(place).name in BESIDE:
        return f"[{link[1]}]({relpath(BESIDE[Path(place).name], dirname(here) or '.')}{mark}{anchor})"
    if files.get_file_from_path(place) is not None:
        return link[0]
    index = f"{place}/index.md"
    if files.get_file_from_path(index) is not None:
        return f"[{link[1]}]({target.rstrip('/')}/index.md)"
    return link[1] if place.startswith("..") or (ROOT / "docs" / place).exists() else link[0]


# -- what a strict page may not have: scripts and styles in the text, files from elsewhere ----------------------------

SCRIPT: Final = re.compile(r"<script>(.*?)</script>", re.S)
ALIGNED: Final = re.compile(r' style="text-align: (left|right|center);"')
SHIM: Final = "https://unpkg.com/iframe-worker/shim"  # the theme's: lets the search work from the file system


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Put scripts of a page into files of their own, so that the server may forbid all others."""
    base = "../" * page.url.count("/")
    output = ALIGNED.sub(r' class="\1"', output)
    output = output.replace("<pre><span></span>", '<pre tabindex="0"><span></span>')  # it may have to scroll
    output = output.replace(SHIM, f"{base}assets/shim.js")
    return SCRIPT.sub(lambda script: f'<script src="{base}{apart(script[1], config)}"></script>', output)


def apart(script: str, config: MkDocsConfig) -> str:
    """A script as a file of its own."""
    name = f"assets/page-{sha256(script.encode()).hexdigest()[:12]}.js"
    path = Path(config.site_dir) / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(script, encoding="utf-8")
    return name


def on_post_build(config: MkDocsConfig) -> None:
    """Add the theme's one file from elsewhere, and the error page's scripts."""
    site = Path(config.site_dir)
    shutil.copyfile(ROOT / "web" / "node_modules" / "iframe-worker" / "shim" / "index.js", site / "assets" / "shim.js")
    (site / "404.html").unlink(missing_ok=True)  # the server has its own
