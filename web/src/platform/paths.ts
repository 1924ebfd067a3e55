// Addresses of the server's endpoints, for any module or worker of the app.
import type { Endpoint, Endpoints } from "./endpoints.gen";

type Values<E extends Endpoint> = Endpoints[E]["values"];

/** Arguments with the values for an endpoint; optional if it needs none. */
export type Given<E extends Endpoint> =
  Record<never, never> extends Values<E> ? [values?: Values<E>] : [values: Values<E>];

/** Returns the path of an endpoint with its values filled in. Values without a placeholder become the query. */
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
