/** Returns the token of an emailed link. It is in the fragment, which browsers do not send to servers. */
export function linkToken(): string {
  return location.hash.slice(1);
}
