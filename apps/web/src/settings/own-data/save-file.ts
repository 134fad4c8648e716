/** Hands contents to the browser, which saves them as a file of this name. */
export function saveFile(name: string, contents: BlobPart[], type: string): void {
  const address = URL.createObjectURL(new Blob(contents, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers fetch it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
