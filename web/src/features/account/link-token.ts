/** What stands behind `#` in the link of a letter. Browsers send it to no server by themselves. */
export function linkToken(): string {
  return location.hash.slice(1);
}
