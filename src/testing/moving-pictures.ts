// The smallest pictures that move, and their still twins, byte for byte; padded to any size after their end.

const letters = (text: string) => new TextEncoder().encode(text);
const padded = (bytes: readonly number[], size: number) => {
  const whole = new Uint8Array(Math.max(size, bytes.length));
  whole.set(bytes);
  return whole;
};

interface GifOptions {
  /** In bytes; zeros stand after its end. */
  size?: number;
  /** In the table that all frames share. */
  colors?: 0 | 2 | 4;
}

const table = (colors: number) => Array.from({ length: colors * 3 }, () => 0x2c);
const screenOf = (colors: number) => [1, 0, 1, 0, colors === 0 ? 0 : colors === 2 ? 0x80 : 0x81, 0, 0];
/** A pixel with two colours of its own. */
const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, ...table(2), 2, 2, 0x44, 0x01, 0];
const comment = [0x21, 0xfe, 3, 0x2c, 0x2c, 0x2c, 0];

/** A GIF of one pixel and two frames. */
export const animatedGif = ({ size = 0, colors = 0 }: GifOptions = {}): Uint8Array<ArrayBuffer> =>
  padded(
    [...letters('GIF89a'), ...screenOf(colors), ...table(colors), ...frame, ...comment, ...frame, 0x3b],
    size,
  );

/** A GIF of one pixel and one frame. */
export const stillGif = (size = 0): Uint8Array<ArrayBuffer> =>
  padded([...letters('GIF89a'), ...screenOf(2), ...table(2), ...comment, ...frame, ...comment, 0x3b], size);

/** A part of a WebP: its name, its length and its bytes, filled up to an even number. */
export const webpChunk = (name: string, content: Uint8Array): number[] => [
  ...letters(name),
  content.length & 255,
  (content.length >> 8) & 255,
  0,
  0,
  ...content,
  ...(content.length % 2 ? [0] : []),
];

function webp(flags: number, chunks: readonly number[][], size = 0): Uint8Array<ArrayBuffer> {
  const body = [
    ...letters('WEBP'),
    ...webpChunk('VP8X', new Uint8Array([flags, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
    ...chunks.flat(),
  ];
  const length = [body.length & 255, (body.length >> 8) & 255, 0, 0];
  return padded([...letters('RIFF'), ...length, ...body], size);
}

/** The frame of an animated WebP as far as this client reads it: its pixels are left out. */
const moving = [webpChunk('ANIM', new Uint8Array(6)), webpChunk('ANMF', new Uint8Array([1, 2, 3]))];
const flagsFor = (chunks: readonly number[][]) =>
  chunks.reduce((flags, [first]) => flags | (first === 0x45 ? 0x08 : 0x04), 0x02);

/** An animated WebP with these further chunks (EXIF, XMP). */
export const animatedWebp = (...chunks: number[][]): Uint8Array<ArrayBuffer> =>
  webp(flagsFor(chunks), [...moving, ...chunks]);

export const stillWebp = (): Uint8Array<ArrayBuffer> => webp(0, []);
