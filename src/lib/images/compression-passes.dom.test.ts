// Each pass of making a picture smaller, by the numbers of specification §9: what is written out, how large and how good.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { drawPictures, type Written } from '@/testing/fixtures/drawn-pictures';
import { colorsOf } from '@/testing/fixtures/png-colors';
import { compressImage } from './compress-image';

const megabyte = 1024 * 1024;
const chosen = (type: string) => new File([new Uint8Array(5 * megabyte)], 'chosen', { type });
const tooLarge = () => megabyte + 1;
/** 1 MB exactly once it has had so many passes. */
const smallAfter = (passes: number) => (_: Written, index: number) =>
  index < passes ? megabyte + 1 : megabyte;

/** The sides after each pass: a canvas has whole pixels, and the next pass begins from them. */
function shrunk(sides: readonly [number, number], passes: number): [number, number][] {
  const all: [number, number][] = [[...sides]];
  for (let [width, height] = sides; all.length <= passes;) {
    [width, height] = [Math.trunc(width * 0.95), Math.trunc(height * 0.95)];
    all.push([width, height]);
  }
  return all;
}
const sidesOf = (log: readonly Written[]) => log.map(({ width, height }) => [width, height]);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(['image/jpeg', 'image/webp', 'image/avif'])('%s', (type) => {
  test('Each of the ten passes takes the sides and the quality times 0.95', async () => {
    const log = drawPictures({ sides: [3200, 2400], sizeOf: tooLarge });
    await compressImage(chosen(type), 1600);
    expect(sidesOf(log)).toEqual(shrunk([1600, 1200], 10));
    expect(log.map(({ quality }) => quality?.toFixed(4))).toEqual([
      '1.0000',
      '0.9500',
      '0.9025',
      '0.8574',
      '0.8145',
      '0.7738',
      '0.7351',
      '0.6983',
      '0.6634',
      '0.6302',
      '0.5987',
    ]);
    expect(new Set(log.map((written) => written.type))).toEqual(new Set(['image/jpeg']));
  });
});

test.each([0, 1, 4])('A photo of 1 MB has no further pass: after %i', async (passes) => {
  const log = drawPictures({ sides: [3200, 2400], sizeOf: smallAfter(passes) });
  const sent = await compressImage(chosen('image/jpeg'), 1600);
  expect(log).toHaveLength(passes + 1);
  expect(sent.size).toBe(megabyte);
});

test('A picture keeps its sides where they are no longer than what is asked for', async () => {
  const log = drawPictures({ sides: [1600, 900], sizeOf: smallAfter(0) });
  await compressImage(chosen('image/jpeg'), 1600);
  expect(sidesOf(log)).toEqual([[1600, 900]]);
});

// PNG has no quality of its own: of 4,096 colours it keeps the share that the quality says, but for the few that round to one.
test.each([1, 2, 10])(
  'Each of %i passes takes the sides of a PNG times 0.95, and its quality times 0.85',
  async (passes) => {
    const log = drawPictures({ sides: [100, 100], sizeOf: smallAfter(passes) });
    const sent = await compressImage(chosen('image/png'), 1600);
    expect(sidesOf(log)).toEqual(shrunk([100, 100], passes));
    const colors = colorsOf(new Uint8Array(await sent.arrayBuffer()));
    const kept = Math.ceil(4096 * 0.85 ** passes);
    expect(colors).toBeLessThanOrEqual(kept);
    expect(colors).toBeGreaterThan(kept * 0.99);
  },
);

test('A PNG has ten passes at most', async () => {
  const log = drawPictures({ sides: [40, 40], sizeOf: tooLarge });
  await compressImage(chosen('image/png'), 1600);
  expect(sidesOf(log)).toEqual(shrunk([40, 40], 10));
});
