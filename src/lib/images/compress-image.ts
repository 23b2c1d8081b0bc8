// Pictures are made smaller before they are sent, by the numbers of specification §9.
import workerLibrary from 'browser-image-compression/dist/browser-image-compression.js?url';
import { inBackground } from '../background-load';

export const notAFile = 'The file given is not an instance of Blob or File';
export const notAnImage = 'The file given is not an image';
export const compressionFailed = 'Error compressing image';

/** What the library takes; its factors are its own and the specification's: × 0.95 of the sides, × 0.85 (PNG) or × 0.95 of the quality a pass. */
const limits = { maxSizeMB: 1, maxIteration: 10, preserveExif: false, useWebWorker: true };

/** A PNG with more colours than a palette holds, a photograph that is, can keep the library busy for minutes. */
const longestForPng = 20_000;

/**
 * A picture of at most 1 MB, if ten passes suffice, and `longestSide` pixels either way; upright, and without what the camera noted (place,
 * device). PNG stays PNG unless that takes more than 20 s, everything else becomes JPEG, but for GIF, which could move and is sent as it is.
 * @param onProgress told how far it is, 0 to 100
 * @throws Error with one of the three texts above
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
  if (file.type === 'image/gif') {
    if (await isGif(file)) return original;
    throw new Error(notAnImage);
  }
  try {
    const small = await shrink(original, longestSide, onProgress);
    // A browser that cannot write a format answers with another one.
    const { type } = small;
    return new File([small], renamed(name, type), { type });
  } catch (cause) {
    throw new Error(compressionFailed, { cause });
  }
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

/** What goes out unread must at least begin as it says. */
async function isGif(file: Blob): Promise<boolean> {
  return /^GIF8[79]a$/.test(await file.slice(0, 6).text());
}

const renamed = (name: string, type: string) =>
  type === 'image/jpeg' ? `${name.replace(/\.\w+$/, '')}.jpg` : name;
