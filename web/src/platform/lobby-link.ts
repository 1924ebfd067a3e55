// The lobby's connection: the same reconnecting link as a game's, at the lobby's address.
import { Link, type LinkOptions, type SocketLike } from "./link";

/** Address of the lobby's socket. */
function lobbyUrl(): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/ws/lobby`;
}

/** A connection to the lobby. It cannot resume: every connection starts with the whole state. */
export function lobbyLink(options: Pick<LinkOptions, "onMessage" | "onStatus">): Link {
  return new Link({ ...options, open: () => new WebSocket(lobbyUrl()) as SocketLike });
}
