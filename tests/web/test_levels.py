"""Every level of the computer players has a name in every language."""

from importlib import resources

import pytest
from fluent.runtime import FluentBundle, FluentResource

from maumau.bots import LEVELS
from maumau.text import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_names(language: str) -> None:
    bundle = FluentBundle([language])
    text = resources.files("maumau").joinpath("locales", language, "play.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    assert [level for level in LEVELS if not bundle.has_message(f"level-{level}")] == []
