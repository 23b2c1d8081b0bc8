import { expect, it } from 'vitest';
import { animatedGif, animatedWebp } from '@/testing/fixtures/moving-pictures';
import { madeSmaller, sortOut } from '@/entities/picture/image-files';

const file = (name: string, type = 'image/png', bytes = 12) =>
  new File([new Uint8Array(bytes)], name, { type });

it('sends what is an image, and says of each other file why it stays behind', () => {
  const good = file('front.png');
  const { usable, problems } = sortOut(
    [
      good,
      file('notes.txt', 'text/plain'),
      file('plan.svg', 'image/svg+xml'),
      file('empty.png', 'image/png', 0),
      file('huge.gif', 'image/gif', 50_000_001),
      file('huge.jpg', 'image/jpeg', 50_000_001),
    ],
    0,
    60,
  );
  expect(usable).toEqual([good]);
  expect(problems).toEqual([
    'notes.txt: The file given is not an image',
    'plan.svg: The file given is not an image',
    'empty.png: The file given is not an image',
    'huge.gif: Choose a photo of up to 50 MB',
    'huge.jpg: Choose a photo of up to 50 MB',
  ]);
});

it('sends no more than go in', () => {
  const files = Array.from({ length: 25 }, (_, at) => file(`${at}.png`));
  expect(sortOut(files, 0, 60).usable).toHaveLength(20);
  expect(sortOut(files, 58, 60).usable).toHaveLength(2);
  expect(sortOut(files, 58, 60).problems).toEqual([expect.stringContaining('Maximum 60 photos')]);
});

it('A picture that moves is sent as it is up to 1 MB, and above that the others go without it', async () => {
  const gif = (name: string, size: number) => new File([animatedGif({ size })], name, { type: 'image/gif' });
  const { usable, problems } = await madeSmaller([
    gif('large.gif', 1_048_577),
    gif('small.gif', 1_048_576),
    new File([animatedWebp()], 'tour.webp', { type: 'image/webp' }),
  ]);
  expect(usable.map(({ name, size, type }) => [name, size, type])).toEqual([
    ['small.gif', 1_048_576, 'image/gif'],
    ['tour.webp', animatedWebp().length, 'image/webp'],
  ]);
  expect(problems).toEqual([
    'large.gif: Animated photos can be up to 1 MB. Choose a smaller one, or use a still photo.',
  ]);
});
