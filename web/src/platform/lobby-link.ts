// The lobby's connection: the same reconnecting link as a game's, at the lobby's address.
import { socketAt } from "./base";
import { Link, type LinkOptions, type SocketLike } from "./link";

/** A connection to the lobby. It cannot resume: every connection starts with the whole state. */
export function lobbyLink(options: Pick<LinkOptions, "onMessage" | "onStatus">): Link {
  return new Link({ ...options, open: () => new WebSocket(socketAt("/ws/lobby")) as SocketLike });
}
