import { inflateSync } from 'node:zlib';

/** How many colours the pixels of a PNG have, of 8 bits a channel and no palette. */
export function colorsOf(png: Uint8Array): number {
  const view = new DataView(png.buffer, png.byteOffset);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const channels = png[25] === 6 ? 4 : 3;
  const parts: Uint8Array[] = [];
  for (let at = 8; at < png.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (name === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  const packed = inflateSync(Buffer.concat(parts));
  const row = width * channels;
  const pixels = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1) {
    const filter = packed[y * (row + 1)] ?? 0;
    for (let x = 0; x < row; x += 1) {
      const left = x < channels ? 0 : (pixels[y * row + x - channels] ?? 0);
      const above = pixels[(y - 1) * row + x] ?? 0;
      const corner = x < channels ? 0 : (pixels[(y - 1) * row + x - channels] ?? 0);
      const guess = [0, left, above, (left + above) >> 1, nearest(left, above, corner)][filter] ?? 0;
      pixels[y * row + x] = (packed[y * (row + 1) + 1 + x] ?? 0) + guess;
    }
  }
  const colors = new Set<string>();
  for (let at = 0; at < pixels.length; at += channels) {
    colors.add(pixels.subarray(at, at + channels).join());
  }
  return colors.size;
}

/** The guess of Paeth: whichever of the three is nearest to left + above − corner. */
function nearest(left: number, above: number, corner: number): number {
  const [toLeft, toAbove, toCorner] = [
    Math.abs(above - corner),
    Math.abs(left - corner),
    Math.abs(left + above - 2 * corner),
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
