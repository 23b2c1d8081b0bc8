import { expect, test } from 'vitest';
import { compressImage } from './compress-image';
import { shrink } from './shrink';

const megabyte = 1024 * 1024;
/** Draws pictures of these sizes in bytes, one after another, and notes what was asked for. */
function encoder(...bytes: readonly number[]) {
  const asked: { width: number; height: number; quality: number }[] = [];
  const encode = (size: { width: number; height: number; quality: number }) => {
    asked.push(size);
    return Promise.resolve(new Blob([new Uint8Array(bytes[Math.min(asked.length, bytes.length) - 1] ?? 0)]));
  };
  return { asked, encode };
}

test('what has 1 MB at most is drawn once', async () => {
  const { asked, encode } = encoder(megabyte);
  expect((await shrink({ width: 800, height: 600, isPng: false }, encode)).size).toBe(megabyte);
  expect(asked).toEqual([{ width: 800, height: 600, quality: 1 }]);
});

test.each([
  [true, 0.85],
  [false, 0.95],
])('each pass has 0.95 of the resolution; PNG %s: %d of the quality', async (isPng, factor) => {
  const { asked, encode } = encoder(3 * megabyte, 2 * megabyte, megabyte);
  expect((await shrink({ width: 1000, height: 500, isPng }, encode)).size).toBe(megabyte);
  expect(asked).toHaveLength(3);
  expect(asked[2]?.width).toBeCloseTo(1000 * 0.95 ** 2);
  expect(asked[2]?.height).toBeCloseTo(500 * 0.95 ** 2);
  expect(asked[2]?.quality).toBeCloseTo(factor ** 2);
});

test('ten passes and no more; the smallest is taken', async () => {
  const { asked, encode } = encoder(4 * megabyte, 2 * megabyte, 3 * megabyte);
  expect((await shrink({ width: 1000, height: 500, isPng: true }, encode)).size).toBe(2 * megabyte);
  expect(asked).toHaveLength(11);
});

test.each([
  ['a text', 'The file given is not an instance of Blob or File'],
  [null, 'The file given is not an instance of Blob or File'],
  [new Blob(['x'], { type: 'text/plain' }), 'The file given is not an image'],
  [new Blob(['x']), 'The file given is not an image'],
  // here no picture can be read at all
  [new Blob(['x'], { type: 'image/png' }), 'Error compressing image'],
])('%s: %s', async (given, text) => {
  await expect(compressImage(given, 1600)).rejects.toThrow(text);
});
