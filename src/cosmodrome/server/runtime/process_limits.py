"""What a worker process may use: a lower priority than the server, short time slices, and limited memory."""

from __future__ import annotations

import contextlib
import ctypes
import os
import platform
import struct
import sys

NICE = 10
SLICE_NANOSECONDS = 200_000
MEMORY_BYTES = 2 << 30

# The number of the Linux system call sched_setattr, which neither Python nor the C library offers.
SCHED_SETATTR = {"x86_64": 314, "aarch64": 274, "riscv64": 274}
# Size, policy (0 is the normal one), flags, nice, priority, slice, and two fields of real-time policies.
SCHED_ATTRIBUTES = struct.Struct("=IIQiIQQQ")


def limit_resources() -> None:
    """Limit the priority, the time slice and the memory of this process, as far as the system can."""
    if hasattr(os, "nice"):
        os.nice(NICE)
        shorten_slice()
    try:
        import resource
    except ModuleNotFoundError:  # Windows
        return
    with contextlib.suppress(ValueError, OSError):  # a lower limit is in force already, or the system has none
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))


def shorten_slice() -> None:
    """Ask Linux for short time slices.

    A process that computes keeps its core until its slice of about 3 ms ends, even when one of a higher priority wakes
    up. The server wakes up several times for each move. Kernels before 6.12 ignore the request.
    """
    number = SCHED_SETATTR.get(platform.machine())
    if sys.platform != "linux" or number is None:
        return
    attributes = SCHED_ATTRIBUTES.pack(SCHED_ATTRIBUTES.size, 0, 0, os.nice(0), 0, SLICE_NANOSECONDS, 0, 0)
    ctypes.CDLL(None).syscall(number, 0, attributes, 0)
