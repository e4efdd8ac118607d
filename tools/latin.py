"""Write the Serbian texts in Latin letters out of the Cyrillic ones.

python tools/latin.py [--check]    with --check nothing is written; exit 1 when a file is not current
"""

import sys
from pathlib import Path

from maumau.text.latin import latin_file

LOCALES = Path(__file__).resolve().parent.parent / "src" / "maumau" / "locales"


def stale(locales: Path) -> list[Path]:
    """The Latin files that do not say what their Cyrillic files say, or have none."""
    wanted = {path.name: latin_file(path.read_text(encoding="utf-8")) for path in (locales / "sr-Cyrl").glob("*.ftl")}
    present = {path.name: path.read_text(encoding="utf-8") for path in (locales / "sr-Latn").glob("*.ftl")}
    names = sorted(name for name in wanted.keys() | present.keys() if wanted.get(name) != present.get(name))
    return [locales / "sr-Latn" / name for name in names]


def write(locales: Path) -> list[Path]:
    """Bring all Latin files up to date; the files that changed."""
    changed = stale(locales)
    for path in changed:
        source = locales / "sr-Cyrl" / path.name
        if source.exists():
            path.parent.mkdir(exist_ok=True)
            path.write_text(latin_file(source.read_text(encoding="utf-8")), encoding="utf-8")
        else:
            path.unlink()
    return changed


if __name__ == "__main__":
    check = "--check" in sys.argv[1:]
    found = stale(LOCALES) if check else write(LOCALES)
    for path in found:
        print(f"{'not current' if check else 'written'}: {path.relative_to(LOCALES.parent.parent.parent)}")
    sys.exit(1 if check and found else 0)
