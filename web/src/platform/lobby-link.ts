// The lobby's connection: the same reconnecting link as that of a game, at another address.
import { socketAt } from "./base";
import { Link, type LinkOptions, type SocketLike } from "./link";
import { addressOf } from "./paths";

/** Returns a connection to the lobby. It cannot resume: every connection starts with the whole state. */
export function lobbyLink(options: Pick<LinkOptions, "onMessage" | "onStatus">): Link {
  return new Link({ ...options, open: () => new WebSocket(socketAt(addressOf("GET /ws/lobby"))) as SocketLike });
}
