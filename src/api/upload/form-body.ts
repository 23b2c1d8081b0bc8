/**
 * The fields of a body as a form, with files: lists and objects travel as JSON, and what is none is left out.
 * @param files each under the name `files`
 */
export function formBody(body: object, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    if (value === null || value === undefined) continue;
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const file of files) form.append('files', file);
  return form;
}
