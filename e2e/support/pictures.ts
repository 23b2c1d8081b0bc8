// Pictures as cameras and mistakes make them, byte for byte.
import { crc32, deflateSync } from 'node:zlib';

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

/** A PNG of noise, which nothing can pack: 3 bytes a pixel. The noise is the same each time. */
export function noisePng(name: string, side: number): Upload {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = Buffer.alloc(side * (side * 3 + 1));
  let seed = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
    pixels[at] = at % (side * 3 + 1) === 0 ? 0 : seed >>> 24;
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const image = chunk('IDAT', deflateSync(pixels, { level: 0 }));
  const buffer = Buffer.concat([signature, chunk('IHDR', header), image, chunk('IEND', Buffer.alloc(0))]);
  return { name, mimeType: 'image/png', buffer };
}

/** The same JPEG as a phone held upright would write it: turned by a note beside the picture, which also names a place. */
export function asFromPhone(jpeg: Buffer): Buffer {
  const tiff = Buffer.alloc(62);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  // orientation, a short: 6, "turn me to the right"
  tiff.set([0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0], 10);
  // where the place stands
  tiff.set([0x25, 0x88, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0], 22);
  tiff.writeUInt16LE(1, 38);
  // the latitude's reference, "N"
  tiff.set([1, 0, 2, 0, 2, 0, 0, 0, 0x4e, 0, 0, 0], 40);
  const note = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(note.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), marker, note, jpeg.subarray(2)]);
}

/** The smallest GIF there is. */
export const tinyGif: Upload = {
  name: 'moving.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};

/** What is called a picture. */
export const called = (name: string, mimeType: string, text: string): Upload => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});
