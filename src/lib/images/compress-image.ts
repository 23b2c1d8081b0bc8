// Pictures are made smaller before they are sent, by the numbers of specification §9.
import workerLibrary from 'browser-image-compression/dist/browser-image-compression.js?url';
import { inBackground } from '../timing/background-load';
import { isAnimatedGif, isAnimatedWebp, isGif, withoutMetadata } from './animation';

// voice: the specification’s words
export const notAFile = 'The file given is not an instance of Blob or File';
export const notAnImage = 'The file given is not an image';
export const compressionFailed = 'Error compressing image';
export const animationTooLarge =
  'Animated photos can be up to 1 MB. Choose a smaller one, or use a still photo.';

/** What the library takes; its factors are its own and the specification's: × 0.95 of the sides, × 0.85 (PNG) or × 0.95 of the quality a pass. */
const limits = { maxSizeMB: 1, maxIteration: 10, preserveExif: false, useWebWorker: true };

/** The largest file that is sent as it is, in bytes. */
const largestUntouched = limits.maxSizeMB * 1024 * 1024;

/** A PNG with more colours than a palette holds, a photograph that is, can keep the library busy for minutes. */
const longestForPng = 20_000;

/**
 * A picture of at most 1 MB, if ten passes suffice, and `longestSide` pixels either way; upright, and without what the camera noted (place,
 * device). PNG stays PNG unless that takes more than 20 s, everything else becomes JPEG. A GIF and an animated WebP of at most 1 MB keep
 * their bytes, so that they still move; above that one that moves is refused, as it would become a still.
 * @param onProgress told how far it is, 0 to 100
 * @throws Error with one of the four texts above
 */
export async function compressImage(
  file: unknown,
  longestSide: number,
  onProgress?: (percent: number) => void,
): Promise<File> {
  if (!(file instanceof Blob)) throw new Error(notAFile);
  if (!file.type.startsWith('image/')) throw new Error(notAnImage);
  const name = file instanceof File ? file.name : 'image';
  const original = new File([file], name, { type: file.type });
  const untouched = await asItIs(original);
  if (untouched) return untouched;
  try {
    const small = await shrink(original, longestSide, onProgress);
    // A browser that cannot write a format answers with another one.
    const { type } = small;
    return new File([small], renamed(name, type), { type });
  } catch (cause) {
    throw new Error(compressionFailed, { cause });
  }
}

/** The file when it is sent without being drawn anew; null when it has to be. Throws for an animation that is too large. */
async function asItIs(file: File): Promise<File | null> {
  const isSmall = file.size <= largestUntouched;
  const bytesTo = async (end?: number) => new Uint8Array(await file.slice(0, end).arrayBuffer());
  if (file.type === 'image/gif') {
    if (!isGif(await bytesTo(6))) throw new Error(notAnImage);
    if (isSmall) return file;
    if (isAnimatedGif(await bytesTo())) throw new Error(animationTooLarge);
  } else if (file.type === 'image/webp' && isAnimatedWebp(await bytesTo(21))) {
    if (!isSmall) throw new Error(animationTooLarge);
    return new File([withoutMetadata(await bytesTo())], file.name, { type: file.type });
  }
  return null;
}

async function shrink(
  file: File,
  maxWidthOrHeight: number,
  onProgress?: (percent: number) => void,
): Promise<Blob> {
  // Whoever chooses a picture has a form open: a version that is gone must not reload the page under it.
  const library = await inBackground(import('browser-image-compression'));
  if (library === undefined) throw new Error('No library');
  // Its worker would fetch the library from a foreign host, if it were not told of our copy; from a blob, so by a whole address.
  const libURL = new URL(workerLibrary, location.href).href;
  const options = { ...limits, libURL, maxWidthOrHeight, ...(onProgress && { onProgress }) };
  const asJpeg = () => library.default(file, { ...options, fileType: 'image/jpeg' });
  if (file.type !== 'image/png') return asJpeg();
  const signal = AbortSignal.timeout(longestForPng);
  return library.default(file, { ...options, fileType: 'image/png', signal }).catch((error: unknown) => {
    if (signal.aborted) return asJpeg();
    throw error;
  });
}

const renamed = (name: string, type: string) =>
  type === 'image/jpeg' ? `${name.replace(/\.\w+$/, '')}.jpg` : name;
