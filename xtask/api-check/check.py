#!/usr/bin/env python3
"""Starts a server, sends generated requests to it, and compares the responses with its OpenAPI document.
See docs/development/api-check.md.

Needs only Python and schemathesis. Exits with 1 if there is a finding, if too few requests were sent, or
if too few endpoints had a successful request.
"""

import argparse
import json
import os
import pathlib
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent

# Schemathesis checks to run.
CHECKS = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "unsupported_method",
    "allow_header_conformance",
]

LEAST_REQUESTS = 20_000
LEAST_SHARE = 0.8

# Limits that the generated requests cannot reach.
RATE = "1000000/60000"
LIMITS = {
    "challenges": 1_000_000,
    "challenges-of-address": 1_000_000,
    "challenges-of-guest": 1_000_000,
    "unfinished-games-of-guest": 1_000_000,
    "unplayed-games-of-guest": 1_000_000,
    "rooms": 1_000_000,
    "rooms-mib-of-address": 1_536,
    # A slow machine must not count as an error.
    "scheduling-delay-ms": 60_000,
    "commit-delay-ms": 60_000,
}


def limits(binary):
    """Returns the arguments that raise the limits."""
    listed = subprocess.run([binary, "serve", "--list-limits"], capture_output=True, text=True, check=True).stdout
    names = [line.split("=")[0] for line in listed.splitlines()]
    raised = {name: RATE for name in names if name.endswith(("-by-address", "-by-guest"))} | LIMITS
    return [argument for name, value in raised.items() for argument in ("--limit", f"{name}={value}")]


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def wait_for(address):
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    sys.exit("the server does not answer")


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--binary", default=ROOT / "target/debug/janggun", type=pathlib.Path)
    arguments.add_argument("--schemathesis", default="schemathesis", help="the program")
    arguments.add_argument("--examples", default="330", help="made-up requests for each endpoint")
    arguments.add_argument("--seed", default="1")
    arguments.add_argument("rest", nargs="*", help="more arguments for schemathesis, after `--`")
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        address = f"http://127.0.0.1:{free_port()}"
        server = start(given.binary, address, folder)
        try:
            wait_for(address)
            report = pathlib.Path(folder) / "answers.json"
            environment = os.environ | {
                "JANGGUN_ADDRESS": address,
                "JANGGUN_EXAMPLES": str(ROOT / "crates/wire/src/examples.gen.json"),
                "JANGGUN_REPORT": str(report),
                "PYTHONPATH": str(HERE),
                "SCHEMATHESIS_HOOKS": "hooks",
            }
            command = [given.schemathesis, "run", f"{address}/api/openapi.json", "--checks", ",".join(CHECKS)]
            # Streams may never end, so they are left out.
            command += ["--exclude-path-regex", "/stream/|/api/tv/feed|/api/board/seek", "--request-timeout", "30"]
            command += ["--max-examples", given.examples, "--seed", given.seed, "--continue-on-failure", *given.rest]
            outcome = subprocess.run(command, env=environment, cwd=folder, check=False).returncode
            answers = json.loads(report.read_text())
            with urllib.request.urlopen(f"{address}/api/openapi.json") as served:
                document = json.load(served)
        finally:
            server.terminate()
            server.wait()
    sys.exit(judge(document, answers, outcome))


def start(binary, address, folder):
    """Starts a server with push notifications, but without mail, workers and endgame tables."""
    command = [binary, "serve", "--addr", address.removeprefix("http://"), "--data", f"{folder}/data", "--workers", "0"]
    command += ["--push", "mailto:nobody@example.org", "--no-tables", *limits(binary)]
    log = open(pathlib.Path(folder) / "server.log", "w", encoding="utf-8")
    return subprocess.Popen(command, stdout=log, stderr=log)


def judge(document, answers, outcome):
    """Prints the counts and returns the exit status."""
    operations = [f"{method.upper()} {path}" for path, methods in document["paths"].items() for method in methods]
    sent = sum(count for counted in answers.values() for count in counted.values())
    reached = [name for name in operations if any(status.startswith("2") for status in answers.get(name, {}))]
    missed = sorted(set(operations) - set(reached))
    share = len(reached) / len(operations)
    print(f"{sent} requests; {len(reached)} of {len(operations)} endpoints ({share:.0%}) answered one with success")
    print(f"never: {', '.join(missed)}")
    print("no finding" if outcome == 0 else "schemathesis has findings: see above")
    return 0 if outcome == 0 and sent >= LEAST_REQUESTS and share >= LEAST_SHARE else 1


if __name__ == "__main__":
    main()
