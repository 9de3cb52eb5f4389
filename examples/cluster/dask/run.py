#!/usr/bin/python3
"""run.py N EXPRESSION INPUT FOLDER [--scheduler ADDRESS | --scheduler-file FILE | --workers COUNT]: N parts by the workers of a Dask cluster.

Without an address it starts a cluster of COUNT worker processes on this machine. The part of a worker that dies is given
to another one and goes on where it was. Run again, the whole goes on with the parts that are not done.
"""
import argparse
import os
import shutil
import subprocess
import sys

import dask
from dask.distributed import Client, LocalCluster, as_completed

SHARD = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "shard.sh")


def shard(number, asked):
    """One part, as a process of its own that ends with this worker: else it would go on beside the part's next owner."""
    tied = ["setpriv", "--pdeathsig", "KILL"] if shutil.which("setpriv") else []
    command = [SHARD, str(number), str(asked["n"]), asked["expression"], asked["input"], asked["folder"]]
    done = subprocess.run(tied + command, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"part {number} ended with status {done.returncode}: {done.stderr.strip()}")
    return number


def arguments():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("n", type=int)
    for name in ("expression", "input", "folder"):
        parser.add_argument(name)
    parser.add_argument("--scheduler")
    parser.add_argument("--scheduler-file")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--wait-for", type=int, default=1, help="do not begin with fewer workers")
    return parser.parse_args()


def client_of(asked):
    if asked.scheduler_file:
        return Client(scheduler_file=asked.scheduler_file)
    if asked.scheduler:
        return Client(asked.scheduler)
    # The workers talk to this machine alone: who can reach a worker can have it run anything.
    return Client(LocalCluster(n_workers=asked.workers, threads_per_worker=1, host="127.0.0.1",
                               dashboard_address=None))


def main():
    asked = arguments()
    os.makedirs(asked.folder, exist_ok=True)
    parts = {"n": asked.n, "expression": asked.expression,
             "input": os.path.abspath(asked.input), "folder": os.path.abspath(asked.folder)}
    # Whoever loses machines for a living loses a part more often than the three times that Dask allows.
    dask.config.set({"distributed.scheduler.allowed-failures": 10})
    with client_of(asked) as client:
        client.wait_for_workers(asked.wait_for)
        waiting = [client.submit(shard, i, parts, pure=False, retries=3) for i in range(1, asked.n + 1)]
        for future in as_completed(waiting):
            if future.status != "finished":
                sys.exit(f"run.py: {future.exception()}")


if __name__ == "__main__":
    main()
