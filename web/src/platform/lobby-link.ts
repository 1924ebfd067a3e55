// The line to the lobby: the same reconnecting link as a game's, at the lobby's address.
import { Link, type LinkOptions, type SocketLike } from "./link";

/** Address of the lobby's socket. */
function lobbyUrl(): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/ws/lobby`;
}

/** A line to the lobby. Nothing is resumed there: every connection begins with the whole state. */
export function lobbyLink(options: Pick<LinkOptions, "onMessage" | "onStatus">): Link {
  return new Link({ ...options, open: () => new WebSocket(lobbyUrl()) as SocketLike });
}
