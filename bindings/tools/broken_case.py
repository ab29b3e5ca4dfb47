"""Shows that each runner of the format language's vectors goes red where one field of one case is wrong.

    broken_case.py [c-shared] [c-static] [python] [javascript] [swift]

Each runner gets format.json as it is, which must pass, and then copies with one field changed, which must not.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

SOURCE = pathlib.Path("Tests/Vectors")


def find(cases, has):
    return next(case for case in cases if has(case))


def runs_with(key):
    return lambda case: any(run[key] for run in case.get("expect", {}).get("runs", []))


def run_with(cases, key):
    return next(run for run in find(cases, runs_with(key))["expect"]["runs"] if run[key])


def break_string(cases):
    find(cases, lambda case: case.get("expect", {}).get("string"))["expect"]["string"] += "!"


def break_size(cases):
    run_with(cases, "size")["size"] += 0.5


def break_face(cases):
    run_with(cases, "font")["font"] += "X"


def break_color(cases):
    run_with(cases, "color")["color"] = "#123456ff"


def break_link(cases):
    run_with(cases, "link")["link"]["number"] += 1


def break_attachment(cases):
    run_with(cases, "attachment")["attachment"]["y"] -= 1


def break_error(cases):
    find(cases, lambda case: "error" in case)["error"]["code"] = "unclosed_link"


def break_offset(cases):
    find(cases, lambda case: case.get("expect", {}).get("diagnostics"))["expect"]["diagnostics"][0]["byte_offset"] += 1


def lose_a_run(cases):
    find(cases, runs_with("start"))["expect"]["runs"].pop()


BREAKS = [None, break_string, break_size, break_face, break_color, break_link, break_attachment, break_error, break_offset, lose_a_run]


def run_c(form, folder):
    flat = folder / "format.txt"
    with open(flat, "w") as file:
        subprocess.run([sys.executable, "bindings/tools/flatten_vectors.py", folder / "format.json"], stdout=file, check=True)
    return quiet([f"build/c/{form}/vectors_format", str(flat)])


def run_python(folder):
    return quiet([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "every_field and not own",
                  "bindings/python/tests/test_format_vectors.py"], REGLET_VECTORS=folder)


def run_javascript(folder):
    return quiet(["node", "bindings/wasm/tests/run.mjs", "format"], REGLET_VECTORS=folder)


def run_swift(folder):
    return quiet(["swift", "test", *os.environ.get("SWIFT_TEST_FLAGS", "").split(), "--skip-build", "--filter", "FormatVectorTests"], REGLET_VECTORS=folder)


def quiet(command, **environment):
    """The exit status; a signal is none."""
    variables = {**os.environ, **{key: str(value) for key, value in environment.items()}}
    return subprocess.run(command, env=variables, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode


RUNNERS = {"c-shared": lambda folder: run_c("shared", folder), "c-static": lambda folder: run_c("static", folder),
           "python": run_python, "javascript": run_javascript, "swift": run_swift}


def main(names):
    passed = failed = skipped = 0
    for name in names:
        if name == "javascript" and not shutil.which("node"):
            skipped += 1
            print("skipped: node is not installed")
            continue
        for change in BREAKS:
            document = json.loads((SOURCE / "format.json").read_text(encoding="utf-8"))
            if change:
                change(document["cases"])
            with tempfile.TemporaryDirectory() as folder:
                path = pathlib.Path(folder)
                (path / "format.json").write_text(json.dumps(document), encoding="utf-8")
                (path / "format-own.json").write_bytes((SOURCE / "format-own.json").read_bytes())
                status = RUNNERS[name](path)
            if status == 1 if change else status == 0:
                passed += 1
            else:
                failed += 1
                print(f"{name}: {change.__name__ if change else 'as it is'} ended with {status}")
    print(f"broken-case: {passed} passed, {failed} failed, {skipped} skipped")
    return failed != 0


sys.exit(main(sys.argv[1:] or list(RUNNERS)))
