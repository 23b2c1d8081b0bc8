import { expect, test } from 'vitest';
import {
  animatedGif,
  animatedWebp,
  stillGif,
  stillWebp,
  webpChunk,
} from '@/testing/fixtures/moving-pictures';
import { isAnimatedGif, isAnimatedWebp, isGif, withoutMetadata } from './animation';

const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each([
  ['two frames', animatedGif(), true],
  ['two frames below colours of their own', animatedGif({ colors: 4 }), true],
  ['one frame', stillGif(), false],
  ['one frame and much else', stillGif(70_000), false],
  ['one frame and then nothing', stillGif().slice(0, 30), false],
  ['the first letters alone', bytesOf('GIF89a and what moves'), false],
  ['another format', bytesOf('PNG\r\n'), false],
  ['nothing', new Uint8Array(), false],
])('A GIF of %s is animated: %3$s', (_, bytes, isAnimated) => {
  expect(isAnimatedGif(bytes)).toBe(isAnimated);
});

test('A GIF is known by its first six letters', () => {
  expect(isGif(stillGif())).toBe(true);
  expect(isGif(bytesOf('GIF88a'))).toBe(false);
});

test('A WebP is animated when its flags say so', () => {
  expect(isAnimatedWebp(animatedWebp())).toBe(true);
  expect(isAnimatedWebp(stillWebp())).toBe(false);
  expect(isAnimatedWebp(stillGif())).toBe(false);
  expect(isAnimatedWebp(new Uint8Array())).toBe(false);
});

test('A WebP loses what was noted in it, and nothing else', () => {
  const noted = animatedWebp(
    webpChunk('EXIF', bytesOf('London, and odd')),
    webpChunk('XMP ', bytesOf('<x/>')),
  );
  const plain = animatedWebp();
  expect(noted.length).toBeGreaterThan(plain.length);
  expect(withoutMetadata(noted)).toEqual(plain);
  expect(withoutMetadata(plain)).toEqual(plain);
});
