// Addresses of the server's endpoints. Any module of the app, and any of its workers, may use them.
import type { Endpoint, Endpoints } from "./endpoints.gen";

type Values<E extends Endpoint> = Endpoints[E]["values"];

/** Values of an endpoint; left out if it needs none. */
export type Given<E extends Endpoint> =
  Record<never, never> extends Values<E> ? [values?: Values<E>] : [values: Values<E>];

/** The path of an endpoint with its values; those without a placeholder are its query. */
export function addressOf<E extends Endpoint>(endpoint: E, ...[values]: Given<E>): string {
  const rest = new URLSearchParams(values as Record<string, string> | undefined);
  const path = endpoint.replace(/^\w+ /, "").replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name) ?? "";
    rest.delete(name);
    return encodeURIComponent(value).replaceAll("%3A", ":");
  });
  const query = rest.toString();
  return query === "" ? path : `${path}?${query}`;
}
