import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedSrcSet, fluidSrcSet, mediaPath, mediaWidth } from './media';

fc.configureGlobal({ seed: 20261121 });

describe('mediaPath', () => {
  it('asks for the next offered width at quality 75', () => {
    expect(mediaPath(12, 'face.webp', 40)).toBe('/media/12/media/face.webp?w=48&q=75');
    expect(mediaPath(12, 'face.webp')).toBe('/media/12/media/face.webp');
  });

  it('encodes what the owner and the file are called', () => {
    expect(mediaPath('a/b', 'my house?#1.jpg')).toBe('/media/a%2Fb/media/my%20house%3F%231.jpg');
    expect(mediaPath(1, '\ud800.jpg')).toBe('/media/1/media/%EF%BF%BD.jpg');
  });

  it('never leaves the media folder', () => {
    const piece = fc.constantFrom('..', '.', '/', '\\', '%2e%2e', '?', '#', 'x.jpg');
    const name = fc.array(fc.oneof(piece, fc.string({ unit: 'binary' }))).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(name, name, (ownerId, file) => {
        const url = new URL(mediaPath(ownerId, file), 'https://own.example');
        expect(url.origin).toBe('https://own.example');
        expect(url.pathname.split('/')).toHaveLength(5);
        expect(url.pathname).toMatch(/^\/media\/[^/]+\/media\/[^/]+$/);
      }),
    );
  });
});

it.each([
  [0, 16],
  [16, 16],
  [17, 32],
  [50, 64],
  [384, 384],
  [385, 640],
  [3840, 3840],
  [9000, 3840],
])('%d pixels take the width %d', (pixels, width) => expect(mediaWidth(pixels)).toBe(width));

const picture = { base: '/api', ownerId: 3, file: 'a.jpg' };

it('offers a fixed picture for plain and dense screens', () => {
  expect(fixedSrcSet(picture, 50)).toBe(
    '/api/media/3/media/a.jpg?w=64&q=75 1x, /api/media/3/media/a.jpg?w=128&q=75 2x',
  );
});

it('offers image sizes from 16 to 384 and device sizes from 640 to 3840', () => {
  const offered = fluidSrcSet(picture, 1)
    .match(/\d+(?=w)/g)
    ?.map(Number);
  expect(offered).toEqual([16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
});

it('offers a fluid picture at every width from the narrowest up', () => {
  const offered = fluidSrcSet(picture, 1900).split(', ');
  expect(offered).toEqual([
    '/api/media/3/media/a.jpg?w=1920&q=75 1920w',
    '/api/media/3/media/a.jpg?w=2048&q=75 2048w',
    '/api/media/3/media/a.jpg?w=3840&q=75 3840w',
  ]);
  expect(fluidSrcSet(picture).split(', ')).toHaveLength(8);
});
