// What a browser draws pictures with, as far as making them smaller needs it: jsdom has none of it.
import { vi } from 'vitest';

/** One time that a picture was written out: its sides in pixels, and the quality it was written with (0 to 1; a PNG is given none). */
export interface Written {
  width: number;
  height: number;
  type: string;
  quality?: number;
}

interface Situation {
  /** Of the picture that is chosen, in pixels. */
  sides: readonly [width: number, height: number];
  /** In bytes, of what is written out; the first is 0. */
  sizeOf: (written: Written, index: number) => number;
}

/** The library first asks whether the browser turns a picture by its note, with one of 2 × 1 pixels: this browser does. */
const turned = { width: 1, height: 2 };

/** Noise, the same each time: nearly each pixel has a colour of its own. */
function noise(width: number, height: number): Uint8ClampedArray {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  let seed = 1;
  for (let at = 0; at < data.length; at += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    if (at % 4 !== 3) data[at] = seed >>> 24;
  }
  return data;
}

/** A canvas has whole pixels. */
class Sides {
  #width: number;
  #height: number;
  constructor(width: number, height: number) {
    this.#width = Math.trunc(width);
    this.#height = Math.trunc(height);
  }
  get width() {
    return this.#width;
  }
  set width(width: number) {
    this.#width = Math.trunc(width);
  }
  get height() {
    return this.#height;
  }
  set height(height: number) {
    this.#height = Math.trunc(height);
  }
}

/**
 * Lets this page draw, until `vi.unstubAllGlobals` and `vi.restoreAllMocks`. Every file is a picture with these sides.
 * @returns what is written out from now on, in order
 */
export function drawPictures({ sides: [width, height], sizeOf }: Situation): readonly Written[] {
  const log: Written[] = [];
  const bytes: number[] = [];
  const write = (written: Written) => {
    bytes.push(sizeOf(written, log.length));
    log.push(written);
    return bytes.at(-1) ?? 0;
  };
  class Canvas extends Sides {
    getContext() {
      return {
        fillRect: () => {},
        drawImage: () => {},
        getImageData: (_left: number, _top: number, wide: number, high: number) => {
          write({ width: wide, height: high, type: 'image/png' });
          return { data: noise(wide, high) };
        },
      };
    }
    convertToBlob({ type, quality }: { type: string; quality: number }) {
      const isTrial = this.width === turned.width;
      const size = isTrial ? 1 : write({ width: this.width, height: this.height, type, quality });
      return Promise.resolve(new Blob([new Uint8Array(size)], { type }));
    }
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('createImageBitmap', (file: Blob) =>
    Promise.resolve(file instanceof File ? { width, height } : turned),
  );
  // A PNG is written by the library itself: its size is as given, too.
  const size = Object.getOwnPropertyDescriptor(Blob.prototype, 'size')?.get;
  vi.spyOn(Blob.prototype, 'size', 'get').mockImplementation(function own(this: Blob): number {
    const isWritten = this.type === 'image/png' && !(this instanceof File);
    return isWritten ? (bytes.at(-1) ?? 0) : Number(size?.call(this));
  });
  return log;
}
