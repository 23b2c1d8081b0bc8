// Files that come with a form: what they may be, and under which names they are kept.
import type { Call } from './operation';
import { invalid } from './refusal';

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/heic': 'heic',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
};

/**
 * The images of a form's field; none when it was left out. Throws 422 for a file that is no image, and for a text where
 * a file should be.
 */
export async function imagesOf(call: Call, field: string): Promise<readonly File[]> {
  const body = await call.body();
  const files = await call.files(field);
  const isText = typeof body === 'object' && body !== null && field in body && files.length === 0;
  if (isText) throw invalid({ [field]: ['The file given is not an instance of Blob or File'] });
  if (files.some(({ type }) => !type.startsWith('image/'))) {
    throw invalid({ [field]: ['The file given is not an image'] });
  }
  return files;
}

/** Keeps files of mine; answers their names, in order. A name is never used again. */
export async function keepFiles(call: Call, files: readonly File[], prefix: string): Promise<string[]> {
  const owner = String(call.me().id);
  const names: string[] = [];
  for (const file of files) {
    let number = 1;
    const name = () => `${prefix}-${number}.${extensions[file.type] ?? 'bin'}`;
    while ((await call.world.files.get(owner, name())) !== undefined) number += 1;
    await call.world.files.put(owner, name(), file);
    names.push(name());
  }
  return names;
}

/**
 * The names of images after an edit: those kept, then the added ones. Throws 422 for a name the record does not have
 * and for more than `most`.
 */
export function imagesAfter(
  before: readonly string[],
  kept: readonly string[] | undefined,
  added: number,
  most: number,
): string[] {
  const images = kept ?? before;
  if (images.some((name) => !before.includes(name)))
    throw invalid({ images: ['There is no such photograph'] });
  if (images.length + added > most) throw invalid({ files: [`Give at most ${most} photographs`] });
  return [...images];
}
