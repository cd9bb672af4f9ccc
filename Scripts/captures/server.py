"""A web server on this machine that is slow enough to watch."""

import contextlib
import http.server
import os
import re
import threading
import time
import urllib.parse

RATE = 400_000
STEP = 8_000


class Handler(http.server.BaseHTTPRequestHandler):
    """Gives the files of a folder, by a rate; below `unknown/` without their size, below `moved/`
    by way of another address."""

    protocol_version = "HTTP/1.1"
    folder = "."

    def do_HEAD(self):
        self.answer(with_body=False)

    def do_GET(self):
        self.answer(with_body=True)

    def answer(self, with_body):
        path = urllib.parse.unquote(self.path.lstrip("/"))
        if path.startswith("moved/"):
            body = b"moved\n"
            self.start(302, len(body), [("Location", "/" + path.removeprefix("moved/"))])
            return self.wfile.write(body) if with_body else None
        is_unknown = path.startswith("unknown/")
        name = os.path.join(self.folder, path.removeprefix("unknown/"))
        if os.path.isdir(name):
            links = (f'<a href="{entry}">{entry}</a>\n' for entry in sorted(os.listdir(name)))
            return self.give(
                "".join(links).encode(), 200, [("Content-Type", "text/html")], with_body
            )
        if not os.path.isfile(name):
            return self.give(b"not found\n", 404, [], with_body)
        with open(name, "rb") as file:
            body = file.read()
        if is_unknown:
            self.start(200, None, [("Connection", "close")])
            self.close_connection = True
            return self.send_slowly(body) if with_body else None
        asked = re.fullmatch(r"bytes=(\d+)-(\d*)", self.headers.get("Range", ""))
        if not asked:
            return self.give(body, 200, [("Accept-Ranges", "bytes")], with_body)
        first, last = int(asked[1]), int(asked[2] or len(body) - 1)
        place = [("Content-Range", f"bytes {first}-{last}/{len(body)}")]
        return self.give(body[first : last + 1], 206, place, with_body)

    def give(self, body, status, headers, with_body):
        self.start(status, len(body), headers)
        if with_body:
            self.send_slowly(body)

    def start(self, status, length, headers):
        self.send_response_only(status)
        if length is not None:
            self.send_header("Content-Length", str(length))
        for name, value in headers:
            self.send_header(name, value)
        self.end_headers()

    def send_slowly(self, body):
        with contextlib.suppress(ConnectionError):
            for start in range(0, len(body), STEP):
                self.wfile.write(body[start : start + STEP])
                time.sleep(STEP / RATE)

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def serving(folder):
    """Serves a folder while it is needed; gives the port."""
    handler = type("FolderHandler", (Handler,), {"folder": folder})
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()
