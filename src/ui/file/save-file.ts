/** Hands a text to the browser as a file. */
export const saveFile = (
  name: string,
  text: string,
  type: 'text/csv' | 'text/calendar' | 'text/plain',
): void => saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));

/** Hands a file to the browser. */
export function saveBlob(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
