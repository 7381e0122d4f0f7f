#!/usr/bin/env python3
"""measure.py LIBRARY --output FILE [--quick]: the nested tree, casement beside its peers.

Engines take turns, batch by batch; medians count. An engine that takes more than
5 s for an operation is stopped, in a forked child that tries first; who is stopped at
building takes part in nothing else, and has no line there. All frames must be equal to
a millionth of the window in every state, or nothing is written and the answer is 1.
"""

import argparse
import os
import select
import signal
import statistics
import sys

import engines

SIZES = (341, 5461, 87381)
STOP = 5
HEADER = ("workload", "n", "operation", "casement_ns", "peer", "peer_ns", "ratio", "instructions",
          "bytes_per_constraint", "peak_bytes_per_constraint", "peer_bytes_per_constraint", "constraints")


def finishes(work):
    """Returns whether the work finishes in a child process in time."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        work()
        os.write(writer, b"!")
        os._exit(0)
    os.close(writer)
    done = bool(select.select([reader], [], [], STOP)[0]) and os.read(reader, 1) == b"!"
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(reader)
    return done


def rounds(standing, take, least, most, budget):
    """Returns the median time of each engine, measured in turn; after `budget` seconds three samples are enough."""
    samples = {engine.name: [] for engine in standing}
    for turn in range(most):
        if turn >= least and sum(map(sum, samples.values())) > budget:
            break
        for engine in standing:
            samples[engine.name].append(take(engine))
    return {name: statistics.median(values) for name, values in samples.items()}


def pairs_of(engine, operation, batch):
    """Returns the number of changes and inverses in a batch."""
    return max(1, int(batch / 2 / max(1e-8, engine.repeat(operation, 1))))


def compare(standing, where, size):
    first, *others = [(engine.name, engine.frames()) for engine in standing]
    for name, frames in others:
        # Engines place the window differently.
        for place, (mine, theirs) in enumerate(zip(first[1][4:], frames[4:])):
            if not abs(mine - theirs) <= 1e-6 * size:
                raise SystemExit(f"{where}: {('left', 'top', 'width', 'height')[place % 4]} of box {place // 4 + 1} "
                                 f"is {mine!r} to casement, {theirs!r} to {name}")


def measure(library, count, is_quick):
    """Returns {operation: {engine: seconds, or None if stopped}}; engines that did not take part are left out."""
    everyone = [engines.Native(library, name, count) for name in ("casement", "kiwi", "yoga")]
    windows = [everyone[0].window(state) for state in (0, 1)]
    everyone.append(engines.Taffy(windows, count))
    size = max(windows[0])
    kiwi = everyone[1]
    result = {}

    def race(operation, standing, work, take, most):
        """Runs the work with the remaining engines, kiwi only if it finishes in time. Returns those that ran."""
        late = [kiwi] if kiwi in standing and not finishes(work) else []
        standing = [engine for engine in standing if engine not in late]
        result[operation] = rounds(standing, take(standing), 3, most, 5)
        result[operation].update((engine.name, None) for engine in late)
        return standing

    def repeated(operation):
        def take(standing):
            pairs = {engine.name: pairs_of(engine, operation, 0.01) for engine in standing}
            return lambda engine: engine.repeat(operation, pairs[engine.name])
        return take

    few, many = (3, 5) if is_quick else (5, 9)
    built = race("build", everyone, kiwi.build, lambda _: lambda engine: engine.build(), few)
    compare(built, f"{count} built", size)
    race("first", built, lambda: kiwi.go(engines.STATES["rotate"]), lambda _: lambda engine: engine.first(), few)
    for operation in ("rotate", "margin"):
        state = engines.STATES[operation]
        standing = race(operation, built, lambda: kiwi.go(state), repeated(operation), many)
        for state in (state, 0):
            for engine in standing:
                engine.go(state)
            compare(standing, f"{count} {operation}, state {state}", size)
    for engine in everyone:
        engine.free()
    return result


def lines(count, result):
    for operation, times in result.items():
        own = times["casement"]
        for peer, taken in times.items():
            if peer == "casement":
                continue
            known = f"{taken * 1e9:.0f}" if taken else f">{STOP}s"
            ratio = f"{taken / own:.3g}" if taken else f">{STOP / own:.3g}"
            print(f"{count:6} {operation:7} casement {own * 1e6:12.1f} us   {peer:6} {known:>14} ns  {ratio:>8}×", flush=True)
            yield ["nested", count, operation, f"{own * 1e9:.0f}", peer, known, ratio, "", "", "", "",
                   4 * (count - 1) + 2]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library")
    parser.add_argument("--output", required=True)
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    library = engines.load(options.library)
    table = [HEADER]
    sizes = SIZES[:1] if options.quick else SIZES
    for place, count in enumerate(sizes, 1):
        print(f"-- {place} of {len(sizes)}: {count} views", flush=True)
        table += lines(count, measure(library, count, options.quick))
    with open(options.output, "w") as file:
        file.writelines("\t".join(map(str, line)) + "\n" for line in table)


if __name__ == "__main__":
    sys.exit(main())
