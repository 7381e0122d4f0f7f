"""A web server for a test: folders and texts at paths, on a free port of this machine."""

import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Dict, Union

TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm", ".html": "text/html",
         ".json": "application/json", ".svg": "image/svg+xml", ".css": "text/css"}


class Site:
    """Serves while its block runs. `paths` maps a path to a folder, if it ends with /, or to the text of one page."""

    def __init__(self, paths: Dict[str, Union[str, Path]]) -> None:
        self.paths = paths
        site = self

        class Handler(SimpleHTTPRequestHandler):
            extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}

            def do_GET(self) -> None:
                page = site.paths.get(self.path.split("?")[0])
                if page is None or self.path.endswith("/"):
                    super().do_GET()
                    return
                body = str(page).encode()
                self.send_response(200)
                self.send_header("Content-Type", f"{TYPES.get(Path(self.path).suffix, 'text/html')}; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def translate_path(self, path: str) -> str:
                path = path.split("?")[0]
                best = max((each for each in site.paths if each.endswith("/") and path.startswith(each)), key=len, default="")
                rest = [part for part in path[len(best):].split("/") if part not in ("", ".", "..")]
                return str(Path(site.paths[best], *rest)) if best else "/nowhere"

            def log_message(self, *arguments: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}/"

    def __enter__(self) -> "Site":
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *error: object) -> None:
        self._server.shutdown()
        self._server.server_close()
