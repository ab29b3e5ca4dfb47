"""Readers and writers on one text: nothing crashes, and every call sees and leaves a whole text."""

import random
import sys
import threading
import time

import pytest

import reglet

IMAGE = reglet.Attachment("star", 12, 10)


def write(text, other, source):
    length = len(text)
    if length > 300:  # each may put the other into itself
        text.delete(100, length)
        return
    start = source.randint(0, length)
    end = source.randint(start, length)
    source.choice([
        lambda: text.append("é汪😀"), lambda: text.insert(start, "ab"), lambda: text.replace(start, end, "汪"),
        lambda: text.delete(start, min(end, start + 9)), lambda: text.insert(start, other), lambda: text.append(text[start:end]),
        lambda: text.set_attributes(start, end, weight=source.randint(0, 1), link="t"), lambda: text.insert_attachment(IMAGE, start),
        lambda: text.set_link(start, end), lambda: text.clear_attributes(start, end), lambda: text.remove_attachment(0),
    ])()


def read(text, other, source):
    runs = text.runs
    assert all(a.end == b.start for a, b in zip(runs, runs[1:]))
    str(text).encode()
    part = text[1:5]
    assert len(str(part)) == len(part)
    for index, image in text.attachments:
        assert image == IMAGE
    text.copy() == text
    text == other


@pytest.mark.parametrize("run", range(10))
def test_readers_and_writers(run: int) -> None:
    text, other = reglet.AttributedText("汪隊阿奇"), reglet.AttributedText("x", weight=1)
    unexpected = []
    end = time.monotonic() + 0.2

    def work(action, first, second, seed):
        source = random.Random(seed)
        while time.monotonic() < end:
            try:
                action(first, second, source)
            except Exception as error:
                # Between len and the edit another writer was faster; a reader has no such excuse.
                if action is read or not isinstance(error, IndexError):
                    unexpected.append(error)
                    raise

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        threads = [threading.Thread(target=work, args=(action, first, second, 8 * run + number)) for number, (action, first, second) in
                   enumerate([(write, text, other), (write, other, text), (write, text, text), (read, text, other), (read, other, text)])]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert not unexpected
    for each in (text, other):
        assert each == each.copy() and len(str(each)) == len(each) == sum(run.end - run.start for run in each.runs)


@pytest.mark.parametrize("edit", [
    lambda t: t.append("x"), lambda t: t.append(t), lambda t: t.insert(0, "x"), lambda t: t.replace(0, 1, "x"), lambda t: t.delete(0, 1),
    lambda t: t.insert_attachment(IMAGE), lambda t: t.remove_attachment(0), lambda t: t.set_attributes(0, 1, weight=1),
    lambda t: t.clear_attributes(0, 1), lambda t: t.set_link(0, 1), lambda t: t.clear_link(0, 1)])
def test_writers_wait_for_a_reader_that_takes_several_calls(edit) -> None:
    text = reglet.AttributedText.with_image("ab", IMAGE)
    before = text.copy()
    writer = threading.Thread(target=edit, args=(text,))
    with text._lock:
        writer.start()
        writer.join(0.05)
        assert writer.is_alive() and text == before
    writer.join()
