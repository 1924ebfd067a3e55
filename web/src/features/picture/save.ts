// Lets the browser save a file, and builds file names.

export function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Returns a file name without characters that file systems reject. */
export function fileName(title: string, ending: string): string {
  const stem = title.replace(/[^\p{L}\p{N} ._-]+/gu, "_").trim();
  return `${stem === "" ? "janggi" : stem.slice(0, 80)}.${ending}`;
}
