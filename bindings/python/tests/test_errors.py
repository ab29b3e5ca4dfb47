"""Statuses as exceptions."""

import copy
import ctypes
import pickle

import pytest

from reglet import Error, FormatError, _raw, button, errors

STATUSES = {name: value for name, value in vars(_raw).items() if name.startswith("REGLET_STATUS_")}


@pytest.mark.parametrize("name", STATUSES)
def test_each_status_has_its_name(name):
    error = errors.error_for(STATUSES[name])
    assert error.code == name.removeprefix("REGLET_STATUS_").lower()
    assert str(error) and isinstance(error, Error)


def test_an_index_error_is_one_and_a_wrong_value_too():
    assert isinstance(errors.error_for(_raw.REGLET_STATUS_INDEX_OUT_OF_RANGE), IndexError)
    assert isinstance(errors.error_for(_raw.REGLET_STATUS_INVALID_NUMBER), ValueError)
    assert not isinstance(errors.error_for(_raw.REGLET_STATUS_CALLBACK_FAILED), (ValueError, IndexError))


def test_ok_raises_nothing():
    errors.check(_raw.REGLET_OK)
    with pytest.raises(Error):
        errors.check(_raw.REGLET_STATUS_TOO_LARGE)


def test_a_format_error_has_both_offsets():
    source = "汪汪%y".encode()
    error = errors.format_error(_raw.reglet_error(_raw.REGLET_STATUS_UNKNOWN_CODE, 6), source)
    assert isinstance(error, FormatError) and isinstance(error, ValueError)
    assert (error.code, error.byte_offset, error.offset) == ("unknown_code", 6, 2)


@pytest.mark.parametrize("size", [0, 1, 255, 256, 257, 5000])
def test_text_of_any_length_is_read(size):
    content = ("é" * size).encode()[:size - size % 2]
    calls = []

    def function(buffer, capacity, length):
        calls.append(capacity)
        length._obj.value = len(content)
        if capacity < len(content):
            return _raw.REGLET_STATUS_BUFFER_TOO_SMALL
        ctypes.memmove(buffer, content, len(content))
        return _raw.REGLET_OK

    assert errors.text_from(function) == content.decode()
    assert len(calls) <= 2


@pytest.mark.parametrize("error", [
    Error("a_code", "words"), errors.error_for(_raw.REGLET_STATUS_INDEX_OUT_OF_RANGE),
    errors.format_error(_raw.reglet_error(_raw.REGLET_STATUS_UNKNOWN_CODE, 6), "汪汪%y".encode()),
    button.ButtonError("invalid_number", "words", 3),
], ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, lambda error: pickle.loads(pickle.dumps(error))])
def test_an_error_is_copied_whole(error, duplicate):
    found = duplicate(error)
    assert type(found) is type(error) and str(found) == str(error) and vars(found) == vars(error)
