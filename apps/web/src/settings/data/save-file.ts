/** Hands a text to the browser, which saves it as a file of this name. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers fetch it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
