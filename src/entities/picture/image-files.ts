import { compressImage } from '@/lib/images/compress-image';

/** What every browser shows, and none runs: SVG is left out, since it can carry scripts. */
const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
export const accepted = imageTypes.join(',');

/** More than a phone can draw at once, in bytes; everything below is made smaller before it is sent, or refused. */
const maxBytes = 50_000_000;
/** Large enough for a whole screen, pixels. */
const longestSide = 1920;
/** The contract's: of one upload. */
const maxAtOnce = 20;

interface SortedFiles {
  usable: File[];
  /** Why the others stay behind, each with the file's name. */
  problems: string[];
}

/**
 * Which files can be sent as pictures of a record that has so many already; the words for no image are the specification's (§5).
 * @param maxImages as many as the contract lets the record have
 */
export function sortOut(files: readonly File[], present: number, maxImages: number): SortedFiles {
  const usable: File[] = [];
  const problems: string[] = [];
  let isFull = false;
  for (const file of files) {
    if (!imageTypes.includes(file.type) || file.size === 0) {
      // voice: the specification’s words
      problems.push(`${file.name}: The file given is not an image`);
    } else if (file.size > maxBytes) {
      problems.push(`${file.name}: Choose a photo of up to 50 MB`);
    } else if (usable.length >= Math.min(maxAtOnce, maxImages - present)) {
      isFull = true;
    } else usable.push(file);
  }
  if (isFull) {
    problems.push(`Maximum ${maxImages} photos, ${maxAtOnce} at a time. The rest weren’t added.`);
  }
  return { usable, problems };
}

/** The files made small enough to send, one after another: a phone holds no twenty large pictures at once. */
export async function madeSmaller(files: readonly File[]): Promise<SortedFiles> {
  const usable: File[] = [];
  const problems: string[] = [];
  for (const file of files) {
    try {
      usable.push(await compressImage(file, longestSide));
    } catch (error) {
      problems.push(`${file.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { usable, problems };
}
