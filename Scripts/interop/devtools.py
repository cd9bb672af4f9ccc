"""Chromium without a window, driven by the DevTools protocol over its pipe; no network."""

import contextlib
import fcntl
import json
import os
import select
import tempfile
import time

from proof import Failed
from programs import process

FLAGS = [
    *("--headless", "--remote-debugging-pipe", "--no-first-run", "--disable-gpu"),
    *("--disable-extensions", "--disable-background-networking", "--disable-dev-shm-usage"),
    # Only this machine is to be found, so nothing can come from anywhere else.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]


class Page:
    """A page in a browser, and what its console says."""

    def __init__(self, reading, writing):
        self.reading, self.writing = reading, writing
        self.buffer, self.number, self.session = b"", 0, None
        self.complaints = []

    def call(self, method, patience=30, **parameters):
        """Calls a method and waits for its answer."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.writing, json.dumps(message).encode() + b"\0")
        deadline = time.monotonic() + patience
        while True:
            answer = self._receive(deadline, method)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise Failed(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self._note(answer)

    def open(self, url):
        """Opens a page."""
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        attached = self.call("Target.attachToTarget", targetId=target, flatten=True)
        self.session = attached["sessionId"]
        for domain in ("Runtime", "Log", "Page"):
            self.call(f"{domain}.enable")
        self.call("Page.navigate", url=url)

    def value(self, script, patience=30):
        """What a script comes to in the page; a promise is waited for."""
        answer = self.call(
            "Runtime.evaluate",
            patience,
            expression=script,
            awaitPromise=True,
            returnByValue=True,
        )
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise Failed(details.get("exception", details).get("description", details["text"]))
        return answer["result"].get("value")

    def wait(self, what, script, patience=60):
        """Waits until a script comes to something that is true, and gives it."""
        deadline = time.monotonic() + patience
        while time.monotonic() < deadline:
            with contextlib.suppress(Failed):
                if value := self.value(script):
                    return value
            time.sleep(0.1)
        raise Failed(f"waited {patience} s in vain: {what}; {'; '.join(self.complaints[:3])}")

    def _receive(self, deadline, method):
        while b"\0" not in self.buffer:
            seconds = max(deadline - time.monotonic(), 0)
            if not select.select([self.reading], [], [], seconds)[0]:
                raise Failed(f"{method}: no answer")
            data = os.read(self.reading, 1 << 16)
            if not data:
                raise Failed("Chromium ended")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def _note(self, event):
        parameters = event.get("params", {})
        if event.get("method") == "Runtime.exceptionThrown":
            self.complaints.append(parameters["exceptionDetails"]["text"])
        elif event.get("method") == "Log.entryAdded":
            entry = parameters["entry"]
            if entry["level"] in ("error", "warning"):
                self.complaints.append(f"{entry['text']} {entry.get('url', '')}".strip())


@contextlib.contextmanager
def browser():
    """Chromium with a page that is yet to be opened."""
    with tempfile.TemporaryDirectory() as home, contextlib.ExitStack() as stack:
        ends = [*os.pipe(), *os.pipe()]
        # Out of the way of the two that Chromium looks for.
        theirs = [fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in (ends[0], ends[3])]
        for end in (ends[0], ends[3]):
            os.close(end)
        for end in (ends[1], ends[2]):
            stack.callback(os.close, end)

        def hand_over():
            os.dup2(theirs[0], 3)
            os.dup2(theirs[1], 4)

        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        words = ["chromium", *FLAGS, *sandbox, f"--user-data-dir={home}/profile"]
        with open(os.path.join(home, "errors"), "wb") as errors:
            stack.enter_context(
                process(
                    words,
                    {"HOME": home, "DISPLAY": "", "XDG_RUNTIME_DIR": home},
                    stdout=errors,
                    stderr=errors,
                    preexec_fn=hand_over,
                    pass_fds=(3, 4),
                )
            )
        for end in theirs:
            os.close(end)
        yield Page(ends[2], ends[1])
