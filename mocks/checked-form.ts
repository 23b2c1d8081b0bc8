import { testOrigin } from './checked-server';

/** Sends a form to the test server; lists of files or texts become repeated fields. */
export async function callForm(
  path: string,
  fields: Readonly<Record<string, string | File | readonly (string | File)[]>>,
) {
  const form = new FormData();
  for (const [name, given] of Object.entries(fields)) {
    const values = typeof given === 'string' || given instanceof File ? [given] : given;
    for (const value of values) form.append(name, value);
  }
  const response = await fetch(`${testOrigin}/api${path}`, {
    method: 'POST',
    credentials: 'include',
    body: form,
  });
  const json: unknown = await response.json();
  return { status: response.status, json };
}

export const png = (name = 'kitchen.png', bytes = 12) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });
export const pdf = (name = 'Gas certificate.pdf', bytes = 12) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
