/** Returns the fragment of an emailed link, which browsers do not send to servers. */
export function linkToken(): string {
  return location.hash.slice(1);
}
