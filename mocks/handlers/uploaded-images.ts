// Images that come with a form.
import type { Call } from './operation';
import { invalid } from './refusal';

const maxBytes = 5_000_000;
const endings = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'avif'],
]);

/** The images of a form's field. Throws 422 for a file that is none, or one of more than 5 MB. */
export async function imagesOf(call: Pick<Call, 'files'>, field: string): Promise<readonly File[]> {
  const files = await call.files(field);
  for (const file of files) {
    // SVG is left out: opened by itself it can run scripts.
    if (!endings.has(file.type)) throw invalid({ [field]: ['The file given is not an image'] });
    if (file.size > maxBytes) throw invalid({ [field]: ['An image can have 5 MB at most'] });
  }
  return files;
}

/**
 * Keeps an image among a member's files; answers its name there.
 * @param stem the name without its ending, unique among the member's files
 */
export async function keepImage(call: Call, ownerId: number, stem: string, image: File): Promise<string> {
  const file = `${stem}.${endings.get(image.type) ?? 'img'}`;
  await call.world.files.put(String(ownerId), file, image);
  return file;
}
