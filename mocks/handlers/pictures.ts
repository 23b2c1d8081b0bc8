import type { World } from '../world';
import { invalid } from './refusal';

const endings = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'avif'],
]);
const maxBytes = 10_000_000;

/** Throws 422 at the field when the file is no image, or over 10 MB. */
export function refuseNonImage(field: string, file: File): void {
  if (!endings.has(file.type) || file.size === 0)
    throw invalid({ [field]: ['The file given is not an image'] });
  if (file.size > maxBytes) throw invalid({ [field]: ['Use an image of at most 10 MB'] });
}

/**
 * Keeps an image that was checked under the owner's media path; returns its name there.
 * @param kind what the name begins with: `avatar`
 * @param number makes the name one of its own
 */
export async function keepImage(
  { files }: Pick<World, 'files'>,
  ownerId: number,
  file: File,
  kind: string,
  number: number,
): Promise<string> {
  const name = `${kind}-${number}.${endings.get(file.type) ?? 'img'}`;
  await files.put(String(ownerId), name, file);
  return name;
}
