#!/usr/bin/python3
"""run.py N EXPRESSION INPUT FOLDER [--scheduler ADDRESS | --scheduler-file FILE | --workers COUNT]: runs N parts on a Dask cluster.

Without an address, starts a cluster of COUNT worker processes on this machine. If a worker dies, another one continues
its part. Running the command again continues with the parts that are not finished.
"""
import argparse
import os
import shutil
import subprocess
import sys

import dask
from dask.distributed import Client, LocalCluster, as_completed

SHARD = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "shard.sh")


def shard(number, options):
    """Runs one part in a process that is killed with this worker, so that it cannot compete with the part's next owner."""
    tied = ["setpriv", "--pdeathsig", "KILL"] if shutil.which("setpriv") else []
    command = [SHARD, str(number), str(options["n"]), options["expression"], options["input"], options["folder"]]
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
    parser.add_argument("--wait-for", type=int, default=1, help="wait for this number of workers")
    return parser.parse_args()


def client_of(options):
    if options.scheduler_file:
        return Client(scheduler_file=options.scheduler_file)
    if options.scheduler:
        return Client(options.scheduler)
    # Workers accept connections from this machine only, since any client can run arbitrary code on them.
    return Client(LocalCluster(n_workers=options.workers, threads_per_worker=1, host="127.0.0.1",
                               dashboard_address=None))


def main():
    options = arguments()
    os.makedirs(options.folder, exist_ok=True)
    parts = {"n": options.n, "expression": options.expression,
             "input": os.path.abspath(options.input), "folder": os.path.abspath(options.folder)}
    # On unreliable machines a part may fail more often than the three times that Dask allows by default.
    dask.config.set({"distributed.scheduler.allowed-failures": 10})
    with client_of(options) as client:
        client.wait_for_workers(options.wait_for)
        waiting = [client.submit(shard, i, parts, pure=False, retries=3) for i in range(1, options.n + 1)]
        for future in as_completed(waiting):
            if future.status != "finished":
                sys.exit(f"run.py: {future.exception()}")


if __name__ == "__main__":
    main()
