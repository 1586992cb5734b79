/** Offers a file to the user as a download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
