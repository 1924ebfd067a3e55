// Connection to the lobby: the same reconnecting link as for a game, at a different address.
import { socketAt } from "./base";
import { Link, type LinkOptions, type SocketLike } from "./link";
import { addressOf } from "./paths";

/** Returns a connection to the lobby. It cannot resume: every connection starts with the full state. */
export function lobbyLink(options: Pick<LinkOptions, "onMessage" | "onStatus">): Link {
  return new Link({ ...options, open: () => new WebSocket(socketAt(addressOf("GET /ws/lobby"))) as SocketLike });
}
