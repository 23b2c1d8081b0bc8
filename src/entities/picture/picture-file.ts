// A picture that somebody chose for themselves or their business: whether it is one, and the part of it that is sent.
import { compressImage, compressionFailed, notAnImage } from '@/lib/images/compress-image';
import { cropBox, type Crop, type Sides } from '@/ui/image/crop-frame';

/** What every browser shows, and none runs: SVG is left out, since it can carry scripts. */
const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
export const accepted = imageTypes.join(',');

const mostBytes = 50_000_000;

/** The width in pixels that a picture is sent with, and its width by its height. */
export const pictureKinds = {
  image: { width: 640, aspect: 1 },
  cover: { width: 1920, aspect: 4 },
} as const;
export type PictureKind = keyof typeof pictureKinds;

/** Why a file is no picture to show; null when it may be one. The words for no image are the specification's (§5). */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!imageTypes.includes(type) || size === 0) return notAnImage;
  return size > mostBytes ? 'Choose photos of up to 50 MB' : null;
}

/** The sides of the picture at an address, upright, in pixels. Rejects when nothing there can be drawn. */
export async function sidesOf(src: string): Promise<Sides> {
  const image = await loaded(src);
  return { width: image.naturalWidth, height: image.naturalHeight };
}

function loaded(src: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () =>
      image.naturalWidth > 0 ? resolve(image) : reject(new Error(notAnImage)),
    );
    image.addEventListener('error', () => reject(new Error(notAnImage)));
    image.src = src;
  });
}

/**
 * The chosen part as a file of at most 1 MB, drawn anew: nothing that the camera noted is in it. Never larger than the part is.
 * @throws Error with a text of the specification
 */
export async function cutPicture(src: string, picture: Sides, kind: PictureKind, crop: Crop): Promise<File> {
  const { width: most, aspect } = pictureKinds[kind];
  const box = cropBox(picture, aspect, crop);
  const width = Math.max(1, Math.round(Math.min(most, box.width)));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.max(1, Math.round(width / aspect));
  const context = canvas.getContext('2d');
  if (!context) throw new Error(compressionFailed);
  const scale = width / box.width;
  // What is see-through stays light in both themes.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  const isSideways = crop.turns % 2 === 1;
  context.translate(
    -box.left + (isSideways ? picture.height : picture.width) / 2,
    -box.top + (isSideways ? picture.width : picture.height) / 2,
  );
  context.rotate((crop.turns * Math.PI) / 2);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    await loaded(src),
    -picture.width / 2,
    -picture.height / 2,
    picture.width,
    picture.height,
  );
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error(compressionFailed);
  return compressImage(new File([blob], `${kind}.jpg`, { type: 'image/jpeg' }), most);
}
