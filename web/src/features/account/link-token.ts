/** The part after `#` in an emailed link. Browsers do not send it to a server by themselves. */
export function linkToken(): string {
  return location.hash.slice(1);
}
