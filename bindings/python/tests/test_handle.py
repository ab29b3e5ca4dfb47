"""Ownership of C objects."""

import copy
import ctypes
import gc
import inspect
import io
import pickle
import plistlib

import pytest
from test_library import python

import reglet
from reglet import _handle


class Recorder:
    """Stands in for the library: counts what is destroyed."""

    def __init__(self):
        self.destroyed = []

    def destroy(self, pointer):
        self.destroyed.append(pointer)


@pytest.fixture
def recorder(monkeypatch):
    recorder = Recorder()
    monkeypatch.setattr(_handle, "lib", recorder)
    return recorder


class Thing(_handle.Handle):
    _destroy = "destroy"

    def __init__(self, pointer=None):
        if pointer is not None:
            self._adopt(pointer)


def test_destroyed_once(recorder):
    thing = Thing(7)
    assert thing._as_parameter_ == 7
    thing.__del__()
    del thing
    gc.collect()
    assert recorder.destroyed == [7]


def test_one_object_each(recorder):
    thing = Thing(7)
    with pytest.raises(RuntimeError):
        thing._adopt(8)
    assert thing._as_parameter_ == 7 and recorder.destroyed == [8]


@pytest.mark.parametrize("made, again", [
    (lambda: reglet.Label("abc", width=50), lambda label: label.__init__("other text")),
    (lambda: reglet.AttributedText("abc"), lambda text: text.__init__("other text")),
    (lambda: reglet.Formatter(links=["a"]), lambda formatter: formatter.__init__()),
    (lambda: reglet.FontBook(), lambda book: book.__init__()),
], ids=["label", "text", "formatter", "book"])
def test_a_second_init_changes_and_leaks_nothing(made, again, monkeypatch):
    thing = made()
    attributes = dict(vars(thing))
    destroyed = []
    function = getattr(_handle.lib, thing._destroy)
    monkeypatch.setattr(_handle.lib, thing._destroy, lambda pointer: (destroyed.append(pointer.value), function(pointer)))
    with pytest.raises(RuntimeError):
        again(thing)
    assert vars(thing) == attributes and len(destroyed) == 1 and destroyed[0] != thing._pointer.value


def test_an_object_that_was_never_made_is_not_used_or_destroyed(recorder):
    thing = Thing()
    assert thing._as_parameter_ is None
    del thing
    assert recorder.destroyed == []


FACE = reglet.FontBook().resolve("Arial")
TEXT = reglet.AttributedText("abc")
LABEL = reglet.Label("abc")


def fails(made, *arguments, **keywords):
    with pytest.raises((TypeError, ValueError)):
        made.__init__(*arguments, **keywords)


def uses(made):
    """What the public properties, methods and operators of an object's class do, called with something for each parameter."""
    kind = type(made)
    fillers = {"label": LABEL, "other": "x", "text": TEXT, "image": reglet.Attachment("x"), "family": "Arial", "face": "Arial",
               "ladder": {0: ("a", None)}, "measurer": None, "formatter": reglet.Formatter(), "format": "x", "data": b"",
               "name": "Arial", "size": 12, "source": io.BytesIO(plistlib.dumps({"I": {"0": ["a", "b"]}}))}
    for name in dir(kind):
        member = inspect.getattr_static(kind, name)
        if name.startswith("_") or isinstance(member, (classmethod, staticmethod)) or (kind, name) == (reglet.Face, "at"):
            continue
        if isinstance(member, property):
            yield name, lambda name=name: getattr(made, name)
        elif callable(member):
            wanted = [p for p in inspect.signature(member).parameters.values() if p.default is p.empty and p.kind < 2][1:]
            arguments = [fillers.get(p.name, 0) for p in wanted]
            yield name, lambda name=name, arguments=arguments: getattr(made, name)(*arguments)
    for operator in (repr, str, len, hash, lambda made: made == copy.copy(made), lambda made: made[0], lambda made: "a" in made):
        if kind is reglet.AttributedText and operator is not hash or kind in (reglet.Face, reglet.Font) and operator in (repr, hash):
            yield str(operator), lambda operator=operator: operator(made)


@pytest.mark.parametrize("kind, failure", [
    (reglet.AttributedText, lambda made: fails(made, "a", link=5)), (reglet.AttributedText, lambda made: fails(made, size=-1)),
    (reglet.Label, lambda made: fails(made, "a", width="1")), (reglet.FontBook, lambda made: fails(made, 1)),
    (reglet.Formatter, lambda made: fails(made, colors=["reddish"])),
    (reglet.Formatter, lambda made: fails(made, default_font_family="None such")),
    (reglet.Formatter, lambda made: fails(made, lenient="no")), (reglet.LinkTracker, lambda made: fails(made, LABEL, "1")),
    (reglet.LinkTracker, lambda made: fails(made, "x")), (reglet.Face, lambda made: fails(made)),
    (reglet.Font, lambda made: fails(made, FACE, -1)),
], ids=lambda value: getattr(value, "__name__", ""))
def test_what_was_never_made_says_so(kind, failure):
    made = [kind.__new__(kind), kind.__new__(kind)]
    failure(made[1])
    for thing in made:
        calls = list(uses(thing))
        assert calls
        for name, call in calls:
            with pytest.raises(reglet.Error) as caught:
                call()
            assert caught.value.code == "null_argument" and "__init__" in str(caught.value), name
        with pytest.raises(AttributeError):
            thing.nothing


def test_what_was_never_made_is_no_argument():
    text, book, formatter = (kind.__new__(kind) for kind in (reglet.AttributedText, reglet.FontBook, reglet.Formatter))
    label = reglet.Label.__new__(reglet.Label)
    for call in (
        lambda: TEXT.append(text), lambda: TEXT.insert(0, text), lambda: TEXT == text, lambda: text == TEXT,
        lambda: reglet.Label(text), lambda: reglet.Label("a", token=text), lambda: reglet.Label("a", fonts=book),
        lambda: reglet.AttributedText("a", fonts=book), lambda: reglet.Formatter(fonts=book), lambda: TEXT.to_html(fonts=book),
        lambda: TEXT.to_format(formatter), lambda: reglet.FontBook().measure(text), lambda: reglet.LinkTracker(label).begin(0, 0),
        lambda: book.measure("a"), lambda: reglet.Attachment.__new__(reglet.Attachment).name,
        lambda: TEXT.insert_attachment(reglet.Attachment.__new__(reglet.Attachment)),
    ):
        before = TEXT.to_json()
        with pytest.raises(reglet.Error) as caught:
            call()
        assert caught.value.code == "null_argument" and TEXT.to_json() == before


def test_quiet_at_the_interpreters_end():
    code = ("import reglet._handle as h, sys\n"
            "class T(h.Handle):\n    _destroy = 'reglet_free'\n"
            "t = T(); t._adopt(h.lib.reglet_alloc(10)); sys.modules['kept'] = t; u = T(); u._adopt(h.lib.reglet_alloc(10))")
    assert python(code) == (0, "")


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, pickle.dumps])
def test_is_not_copied_with_its_object(recorder, duplicate):
    thing = Thing()
    thing._adopt(7)
    with pytest.raises(TypeError):
        duplicate(thing)
    del thing
    gc.collect()
    assert recorder.destroyed == [7]


class Address:
    _as_parameter_ = 12345


@pytest.mark.parametrize("wrong", [5, True, "text", b"bytes", ctypes.c_void_p(12345), Address(), "another"], ids=repr)
@pytest.mark.parametrize("call", [
    lambda text, wrong: reglet.Label(text, fonts=wrong),
    lambda text, wrong: text.to_html(fonts=wrong),
    lambda text, wrong: text.to_format(wrong),
    lambda text, wrong: reglet.AttributedText("a", fonts=wrong).to_html(),
    lambda text, wrong: reglet.Formatter(fonts=wrong),
    lambda text, wrong: reglet.Face(wrong, reglet.FontBook().resolve("Arial")._raw).name,
    lambda text, wrong: reglet.LinkTracker(wrong).begin(0, 0),
])
def test_nothing_else_stands_for_an_object(call, wrong):
    text = reglet.AttributedText("a")
    with pytest.raises((TypeError, AttributeError, ctypes.ArgumentError)):
        call(text, text if wrong == "another" else wrong)


@pytest.mark.parametrize("made, words", [
    (LABEL, "a Label cannot be pickled"), (reglet.FontBook(), "a FontBook cannot be pickled"), (FACE, "a FontBook cannot be pickled"),
    (reglet.Formatter(), "a Formatter cannot be pickled or copied"), (reglet.LinkTracker(LABEL), "a Label cannot be pickled"),
], ids=lambda value: type(value).__name__)
def test_what_cannot_be_pickled(made, words):
    with pytest.raises(TypeError) as caught:
        pickle.dumps(made)
    assert str(caught.value) == words


def test_a_label_never_changes_and_is_its_own_copy():
    assert copy.copy(LABEL) is LABEL and copy.deepcopy([LABEL])[0] is LABEL


def test_a_copied_tracker_follows_a_touch_of_its_own():
    tracker = reglet.LinkTracker(reglet.Label("ab", link="x"), slop=2)
    tracker.begin(1, 5)
    for duplicate in (copy.copy, copy.deepcopy):
        other = duplicate(tracker)
        assert other.highlighted == 0 and other.label is tracker.label and other.slop == 2
        other.cancel()
        assert other.highlighted is None and tracker.highlighted == 0


def test_what_objects_look_like():
    label = reglet.Label("abc", width=50, height=20)
    assert [repr(value) for value in (label, reglet.FontBook(), reglet.LinkTracker(label), FACE, FACE.at(12))] == [
        "<Label 50 x 20 points>", "<FontBook 19 families>", "<LinkTracker highlighted=None>", "<Face 'ArialMT' weight=0>",
        "<Font 'ArialMT' 12 points>"]
