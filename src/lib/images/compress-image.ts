// Pictures are made smaller before they are sent, by the numbers of specification §9.
import { shrink } from './shrink';

export const notAFile = 'The file given is not an instance of Blob or File';
export const notAnImage = 'The file given is not an image';
export const compressionFailed = 'Error compressing image';

/** As many pixels as every browser can draw: some phones give an empty picture above it, and say nothing. */
const mostPixels = 16_777_216;

/**
 * A picture of at most 1 MB and `longestSide` pixels either way, without what the camera noted (place, device). PNG stays PNG; a moving GIF
 * would lose its movement and is sent as it is.
 * @throws Error with one of the three texts above
 */
export async function compressImage(file: unknown, longestSide: number): Promise<File> {
  if (!(file instanceof Blob)) throw new Error(notAFile);
  if (!file.type.startsWith('image/')) throw new Error(notAnImage);
  const name = file instanceof File ? file.name : 'image';
  if (file.type === 'image/gif') return new File([file], name, { type: file.type });
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const fit = Math.min(
      1,
      longestSide / Math.max(picture.width, picture.height),
      Math.sqrt(mostPixels / (picture.width * picture.height)),
    );
    const blob = await shrink(
      { width: picture.width * fit, height: picture.height * fit, isPng: type === 'image/png' },
      (size) => draw(picture, type, size),
    );
    picture.close();
    return new File([blob], renamed(name, type), { type });
  } catch (cause) {
    throw new Error(compressionFailed, { cause });
  }
}

const renamed = (name: string, type: string) =>
  type === 'image/jpeg' ? `${name.replace(/\.\w+$/, '')}.jpg` : name;

async function draw(
  picture: ImageBitmap,
  type: string,
  { width, height, quality }: { width: number; height: number; quality: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  // JPEG knows no transparency: what was transparent would turn black.
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn'))), type, quality);
  });
}
