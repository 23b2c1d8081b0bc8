import { testOrigin } from './checked-server';

type Part = string | File;

const isParts = (value: unknown): value is readonly Part[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string' || each instanceof File);

/** Calls the test server with a form: lists of files or texts become repeated fields, everything else goes as JSON. */
export async function callForm(
  method: 'POST' | 'PUT',
  path: string,
  fields: Readonly<Record<string, unknown>>,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    const parts = isParts(value) ? value : [value];
    for (const each of parts) {
      form.append(name, each instanceof File || typeof each === 'string' ? each : JSON.stringify(each));
    }
  }
  const response = await fetch(`${testOrigin}/api${path}`, { method, credentials: 'include', body: form });
  const json: unknown = await response.json();
  return { status: response.status, json };
}

/** Files by their type; nothing looks into them. */
export const png = (name = 'kitchen.png', bytes = 12) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });
export const pdf = (name = 'Gas certificate.pdf', bytes = 12) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
