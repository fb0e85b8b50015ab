"""A TCP proxy whose connections can die without being closed: it goes on reading, and passes nothing on."""

import socket
import threading


class DeadLine:
    """A proxy to a local port. `die` swallows what is sent, for good on connections that are open by then."""

    def __init__(self, port: int) -> None:
        self._port, self._listener = port, socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._swallowed: frozenset[str] = frozenset()
        self._lines: list[tuple[set[str], socket.socket, socket.socket]] = []
        self._accepting = threading.Thread(target=self._accept, daemon=True)
        self._accepting.start()

    def die(self, *directions: str) -> None:
        """Swallows what goes `there`, to the server, and `back`, on all connections."""
        self._swallowed = frozenset(directions or ("there", "back"))
        for swallowed, *_ in self._lines:
            swallowed |= self._swallowed

    def heal(self) -> None:
        """Lets new connections work again."""
        self._swallowed = frozenset()

    def close(self) -> None:
        """Closes all connections, also one that comes just now."""
        self._listener.shutdown(socket.SHUT_RDWR)  # wakes who waits for the next one
        self._accepting.join()
        self._listener.close()
        for _, *ends in self._lines:
            for end in ends:
                end.close()

    def _accept(self) -> None:
        try:
            while True:
                page = self._listener.accept()[0]
                try:
                    server = socket.create_connection(("127.0.0.1", self._port))
                except OSError:
                    page.close()
                    raise
                line = set(self._swallowed), page, server
                self._lines.append(line)
                for way in (("there", page, server), ("back", server, page)):
                    threading.Thread(target=self._pass_on, args=(line[0], *way), daemon=True).start()
        except OSError:
            return

    def _pass_on(self, swallowed: set[str], direction: str, source: socket.socket, target: socket.socket) -> None:
        try:
            while data := source.recv(65_536):
                if direction not in swallowed:
                    target.sendall(data)
            if not swallowed:
                target.shutdown(socket.SHUT_WR)
        except OSError:
            return
