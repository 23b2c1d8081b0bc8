import { expect, it } from 'vitest';
import { sortOut } from './image-files';

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
      file('huge.gif', 'image/gif', 5_000_001),
      file('huge.jpg', 'image/jpeg', 50_000_001),
    ],
    0,
  );
  expect(usable).toEqual([good]);
  expect(problems).toEqual([
    'notes.txt: The file given is not an image',
    'plan.svg: The file given is not an image',
    'empty.png: The file given is not an image',
    'huge.gif: Use moving images of at most 5 MB',
    'huge.jpg: Use images of at most 50 MB',
  ]);
});

it('sends no more than go in', () => {
  const files = Array.from({ length: 25 }, (_, at) => file(`${at}.png`));
  expect(sortOut(files, 0).usable).toHaveLength(20);
  expect(sortOut(files, 58).usable).toHaveLength(2);
  expect(sortOut(files, 58).problems).toEqual([expect.stringContaining('at most 60 pictures')]);
});
