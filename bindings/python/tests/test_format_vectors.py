"""Every field of every case of the format language's vectors."""

import json
import os
import pathlib

import pytest

import reglet
from reglet.formatter import _Arguments

VECTORS = pathlib.Path(os.environ.get("REGLET_VECTORS") or pathlib.Path(__file__).resolve().parents[3] / "Tests/Vectors")
RUN_KEYS = ("start", "end", "font", "family", "weight", "italic", "size", "color", "background", "underline", "strikethrough",
            "baseline_offset", "kern", "alignment")
BOX_KEYS = ("name", "width", "height", "x", "y")


def formatter_of(config, lenient):
    options = {key: value for key, value in config.items() if key not in ("arguments", "named_arguments")}
    options["attachments"] = [reglet.Attachment(**box) for box in options.get("attachments", [])]
    return reglet.Formatter(lenient=lenient, **options)


def outcome(config, lenient, source):
    """The fields of what the library makes of the bytes of a format; no str is all bytes."""
    formatter = formatter_of(config, lenient)
    arguments = _Arguments(config.get("arguments", []), config.get("named_arguments", {}))
    try:
        text = formatter._format(source, arguments)
    except reglet.FormatError as error:
        assert len(source[:error.byte_offset].decode("utf-8", "replace")) == error.offset
        return ["error", error.code, error.byte_offset]
    fields = [str(text)]
    for run in text.runs:
        fields += [getattr(run, key) for key in RUN_KEYS]
        fields += [run.link and run.link.number, run.link and run.link.target]
        fields += [run.attachment and getattr(run.attachment, key) for key in BOX_KEYS]
    for problem in text.diagnostics:
        assert len(source[:problem.byte_offset].decode("utf-8", "replace")) == problem.offset
        fields += [problem.code, problem.byte_offset]
    return fields


def expected(case):
    """The fields that a case states."""
    if "error" in case:
        return ["error", case["error"]["code"], case["error"]["byte_offset"]]
    fields = [case["expect"]["string"]]
    for run in case["expect"]["runs"]:
        fields += [run[key] for key in RUN_KEYS]
        fields += [run["link"] and run["link"]["number"], run["link"] and run["link"]["target"]]
        fields += [run["attachment"] and run["attachment"][key] for key in BOX_KEYS]
    for problem in case["expect"]["diagnostics"]:
        fields += [problem["code"], problem["byte_offset"]]
    return fields


def source_of(case):
    return case["format"].encode() if "format" in case else bytes.fromhex(case["format_hex"])


@pytest.mark.parametrize("name, least", [("format.json", 7000), ("format-own.json", 50000)])
def test_every_field(name, least, capsys):
    file = json.loads((VECTORS / name).read_text(encoding="utf-8"))
    compared = 0
    for case in file["cases"]:
        found, wanted = outcome(file["configs"][case["config"]], case["lenient"], source_of(case)), expected(case)
        assert found == wanted, case["id"]
        compared += len(found)
    with capsys.disabled():
        print(f"\n{name}: {compared} fields compared")
    assert compared > least
