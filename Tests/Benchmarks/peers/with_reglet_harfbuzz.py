"""Reglet that measures with HarfBuzz, through the callback of the C example."""

import ctypes
import pathlib

from tasks import FONT_FILE
from with_reglet import label_times, reglet

ADAPTER = pathlib.Path(__file__).parents[3] / "build/bench/libharfbuzz_measurer.so"


def times():
    install = ctypes.CDLL(str(ADAPTER)).install
    install.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
    book = reglet.FontBook()
    assert install(book._as_parameter_, FONT_FILE.encode()) == 0
    return label_times(book)
