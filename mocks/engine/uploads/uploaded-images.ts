// Images that come with a form.
import { maxImageBytes, refuseNoImage } from './uploads';
import type { Call } from '../answers/operation';

/** The images of a form's field; none when it was left out. Throws 422 for what is none, and for one that is too large. */
export async function imagesOf(
  call: Call,
  field: string,
  maxBytes = maxImageBytes,
): Promise<readonly File[]> {
  const body = await call.body();
  const files = await call.files(field);
  // A form's fields are named by the contract; whether this one holds a text is asked for.
  const given: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  refuseNoImage(field, files, typeof given === 'string' ? given : undefined, maxBytes);
  return files;
}
