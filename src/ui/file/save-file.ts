/** Hands a text to the browser as a file. */
export function saveFile(
  name: string,
  text: string,
  type: 'text/csv' | 'text/calendar' | 'text/plain',
): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
