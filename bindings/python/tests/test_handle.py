"""Ownership of C objects."""

import copy
import ctypes
import gc
import pickle

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
    with pytest.raises(ValueError):
        thing._as_parameter_
    del thing
    assert recorder.destroyed == []


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
