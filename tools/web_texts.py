"""Write what follows from the browser's texts: Serbian in Latin letters, and the message ids as a TypeScript type.

python tools/web_texts.py [--check]    with --check nothing is written; exit 1 when a file is not current
"""

import sys
from pathlib import Path

from fluent.syntax import ast, parse

from maumau.text.latin import latin_file

SOURCE = Path(__file__).resolve().parent.parent / "web" / "src"


def ids_file(*sources: str) -> str:
    """The ids of Fluent files as a union of TypeScript literals."""
    entries = [entry for source in sources for entry in parse(source).body]
    messages = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    lines = "\n".join(f"  | '{name}'" for name in messages)
    head = "// Written by tools/web_texts.py from locales/en: do not change it by hand."
    return f"{head}\nexport type MessageId =\n{lines};\n"


def wanted() -> dict[Path, str]:
    """The files with the texts they ought to have."""
    locales = SOURCE / "locales"
    return {
        **{
            locales / "sr-Latn" / path.name: latin_file(path.read_text(encoding="utf-8"))
            for path in sorted((locales / "sr-Cyrl").glob("*.ftl"))
        },
        SOURCE / "i18n" / "ids.ts": ids_file(
            *((locales / "en" / name).read_text(encoding="utf-8") for name in ("web.ftl", "people.ftl"))
        ),
    }


def stale() -> list[Path]:
    """The files that do not say what they ought to."""
    return [path for path, text in wanted().items() if not path.exists() or path.read_text(encoding="utf-8") != text]


if __name__ == "__main__":
    check = "--check" in sys.argv[1:]
    found = stale()
    for path in found:
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted()[path], encoding="utf-8")
        print(f"{'not current' if check else 'written'}: {path.relative_to(SOURCE.parent.parent)}")
    sys.exit(1 if check and found else 0)
