// Whether a picture moves, read from its bytes: drawing one anew keeps its first frame only.

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

export const isGif = (bytes: Uint8Array): boolean => /^GIF8[79]a$/.test(text(bytes, 0, 6));

/** Whether a GIF has more than one frame. Bytes that break off, or are no GIF, have none. */
export function isAnimatedGif(bytes: Uint8Array): boolean {
  const byte = (index: number) => bytes[index] ?? 0;
  const colorTable = (packed: number) => (packed & 0x80 ? 3 << ((packed & 7) + 1) : 0);
  const afterSubBlocks = (start: number) => {
    let at = start;
    while (byte(at) > 0) at += byte(at) + 1;
    return at + 1;
  };
  if (!isGif(bytes)) return false;
  let frames = 0;
  let at = 13 + colorTable(byte(10));
  while (at < bytes.length) {
    if (byte(at) === 0x21) at = afterSubBlocks(at + 2);
    else if (byte(at) === 0x2c) {
      frames += 1;
      if (frames > 1) return true;
      at = afterSubBlocks(at + 11 + colorTable(byte(at + 9)));
    } else return false;
  }
  return false;
}

/** Where the flags of an extended WebP stand, and what they say. */
const flagsAt = 20;
const flags = { animation: 0x02, xmp: 0x04, exif: 0x08 };

/** Whether a WebP says that it has frames. The first 21 bytes are enough to tell. */
export function isAnimatedWebp(bytes: Uint8Array): boolean {
  const isExtended = text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 16) === 'WEBPVP8X';
  return isExtended && ((bytes[flagsAt] ?? 0) & flags.animation) !== 0;
}

/** An extended WebP without what a camera or a program noted in it (EXIF, XMP); its pictures are the same bytes. */
export function withoutMetadata(webp: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const sizeAt = (at: number) => new DataView(webp.buffer, webp.byteOffset).getUint32(at, true);
  const kept = [webp.subarray(0, 12)];
  for (let at = 12; at + 8 <= webp.length;) {
    // A chunk begins at an even byte.
    const end = at + 8 + sizeAt(at + 4) + (sizeAt(at + 4) % 2);
    if (!['EXIF', 'XMP '].includes(text(webp, at, at + 4))) kept.push(webp.subarray(at, end));
    at = end;
  }
  const whole = new Uint8Array(kept.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of kept) {
    whole.set(part, at);
    at += part.length;
  }
  whole[flagsAt] = (whole[flagsAt] ?? 0) & ~(flags.exif | flags.xmp);
  new DataView(whole.buffer).setUint32(4, whole.length - 8, true);
  return whole;
}
