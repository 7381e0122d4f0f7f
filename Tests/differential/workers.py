"""Runs seeds in worker processes, so that a crash or a hang is one more failure."""

import multiprocessing
import os
import signal
import time
from collections import Counter
from multiprocessing.connection import wait

from . import judge

_FORK = multiprocessing.get_context("fork")


def kind(message):
    """Returns the kind of a failure: its message without numbers and names."""
    words = [word for word in message.split() if word.isalpha()]
    return " ".join(words[:4])


def attempt(function, argument):
    """Runs a program. Returns the message of its failure, or None. Any exception is a failure."""
    try:
        function(argument)
        return None
    except Exception as error:  # Random programs may raise anything.
        name = type(error).__name__
        return str(error) if name == "Failure" else f"{name}: {error}"


def isolated(function, argument, seconds):
    """Runs `attempt` in a separate process."""
    receiver, sender = _FORK.Pipe(duplex=False)

    def child():
        _allow(seconds)
        sender.send(attempt(function, argument))

    process = _FORK.Process(target=child)
    process.start()
    sender.close()
    try:
        return receiver.recv()
    except EOFError:
        process.join()
        return _death(process.exitcode)
    finally:
        process.join()
        receiver.close()


def _allow(seconds):
    """Limits the process to a processor time, and to ten times that in wall time; 0 for no limit."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.alarm(int(10 * seconds))


def _death(code):
    if code in (-signal.SIGPROF, -signal.SIGALRM):
        return "hang: no answer in time"
    return f"crash: the process ended with {code}"


class _Worker:
    def __init__(self, function, seeds, seconds):
        self.function, self.seeds, self.seconds = function, seeds, seconds
        self.start()

    def start(self):
        self.connection, sender = _FORK.Pipe(duplex=False)
        self.process = _FORK.Process(target=self._work, args=(sender,), daemon=True)
        self.process.start()
        sender.close()

    def _work(self, sender):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        judge.tally.clear()
        for seed in self.seeds:
            _allow(self.seconds)
            message = attempt(self.function, seed)
            _allow(0)
            sender.send((seed, message, judge.tally))
            judge.tally.clear()
        sender.send(None)

    def receive(self):
        """Returns (seed, message, tally) of a finished seed; None at the end."""
        try:
            answer = self.connection.recv()
        except EOFError:
            self.process.join()
            answer = self.seeds[0], _death(self.process.exitcode), Counter()
            self.seeds = self.seeds[1:]
            self.start()
            return answer
        if answer is not None:
            self.seeds = self.seeds[1:]
        return answer


def run(function, seeds, seconds=300, count=2, until=None):
    """Yields (seed, message or None, tally) for every seed, in no fixed order.
    Ends early when the time passes `until`."""
    seeds = list(seeds)
    workers = [_Worker(function, seeds[part::count], seconds) for part in range(min(count, len(seeds)))]
    try:
        while workers:
            ready = wait([worker.connection for worker in workers], timeout=1.0)
            for worker in [worker for worker in workers if worker.connection in ready]:
                answer = worker.receive()
                if answer is None:
                    worker.process.join()
                    workers.remove(worker)
                else:
                    yield answer
            if until is not None and time.monotonic() > until:
                return
    finally:
        for worker in workers:
            os.kill(worker.process.pid, signal.SIGKILL)
            worker.process.join()
