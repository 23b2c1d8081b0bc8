import { testOrigin } from './checked-server';

/** Calls the server with a form; objects and lists go as JSON, files as they are, a list of files one by one. */
export async function callForm(
  method: 'POST' | 'PUT',
  path: string,
  fields: Readonly<Record<string, unknown>>,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of Array.isArray(value) && value[0] instanceof File ? value : [value]) {
      form.append(name, each instanceof File || typeof each === 'string' ? each : JSON.stringify(each));
    }
  }
  const response = await fetch(`${testOrigin}/api${path}`, { method, credentials: 'include', body: form });
  const json: unknown = await response.json();
  return { status: response.status, json };
}

/** A small PNG by its type; nothing looks into it. */
export const pngFile = (name = 'photo.png') =>
  new File([new Uint8Array([137, 80, 78, 71])], name, { type: 'image/png' });
