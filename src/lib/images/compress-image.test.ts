import { expect, test } from 'vitest';
import {
  animatedGif,
  animatedWebp,
  stillGif,
  stillWebp,
  webpChunk,
} from '@/testing/fixtures/moving-pictures';
import { compressImage } from './compress-image';

test.each([
  ['a text', 'The file given is not an instance of Blob or File'],
  [null, 'The file given is not an instance of Blob or File'],
  [{ type: 'image/png', size: 12 }, 'The file given is not an instance of Blob or File'],
  [new Blob(['x'], { type: 'text/plain' }), 'The file given is not an image'],
  [new Blob(['x']), 'The file given is not an image'],
  [new Blob(['notes'], { type: 'image/gif' }), 'The file given is not an image'],
  // here no picture can be read at all
  [new Blob(['x'], { type: 'image/png' }), 'Error compressing image'],
])('%s: %s', async (given, text) => {
  await expect(compressImage(given, 1600)).rejects.toThrow(text);
});

const megabyte = 1024 * 1024;
const named = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  new File([bytes], name, { type: `image/${name.split('.')[1]}` });
const grown = (bytes: Uint8Array<ArrayBuffer>, size: number) => {
  const whole = new Uint8Array(size);
  whole.set(bytes);
  return whole;
};

test.each([
  ['An animated GIF', 'a.gif', animatedGif({ size: megabyte })],
  ['A still GIF', 'a.gif', stillGif(megabyte)],
  ['An animated WebP', 'a.webp', animatedWebp()],
])('%s of at most 1 MB is sent as it is', async (_, name, bytes) => {
  const sent = await compressImage(named(name, bytes), 10);
  // compared whole: a megabyte takes an expectation seconds
  expect(Buffer.compare(Buffer.from(await sent.arrayBuffer()), bytes)).toBe(0);
  expect([sent.name, sent.type]).toEqual([name, `image/${name.split('.')[1]}`]);
});

test.each([
  ['GIF', 'a.gif', animatedGif({ size: megabyte + 1 })],
  ['WebP', 'a.webp', grown(animatedWebp(), megabyte + 1)],
])('An animated %s above 1 MB is refused, and the text says what to do', async (_, name, bytes) => {
  await expect(compressImage(named(name, bytes), 1600)).rejects.toThrow(
    'Animated photos can be up to 1 MB. Choose a smaller one, or use a still photo.',
  );
});

// here no picture can be drawn: that it is tried shows that the file does not go out as it is
test.each([
  ['GIF above 1 MB', named('a.gif', stillGif(megabyte + 1))],
  ['WebP', named('a.webp', stillWebp())],
])('A still %s is drawn anew, never sent as it is', async (_, file) => {
  await expect(compressImage(file, 1600)).rejects.toThrow('Error compressing image');
});

test('An animated WebP is sent without what was noted in it', async () => {
  const noted = animatedWebp(webpChunk('EXIF', new TextEncoder().encode('51.5N 0.1W')));
  const sent = await compressImage(named('a.webp', noted), 1600);
  expect(await sent.text()).not.toContain('51.5N');
  expect(new Uint8Array(await sent.arrayBuffer())).toEqual(animatedWebp());
});
