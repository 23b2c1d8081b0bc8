import { expect, test } from 'vitest';
import { compressImage } from './compress-image';

test.each([
  ['a text', 'The file given is not an instance of Blob or File'],
  [null, 'The file given is not an instance of Blob or File'],
  [new Blob(['x'], { type: 'text/plain' }), 'The file given is not an image'],
  [new Blob(['x']), 'The file given is not an image'],
  [new Blob(['notes'], { type: 'image/gif' }), 'The file given is not an image'],
  // here no picture can be read at all
  [new Blob(['x'], { type: 'image/png' }), 'Error compressing image'],
])('%s: %s', async (given, text) => {
  await expect(compressImage(given, 1600)).rejects.toThrow(text);
});

test('a GIF is not touched', async () => {
  const gif = new File(['GIF89a and what moves'], 'a.gif', { type: 'image/gif' });
  const sent = await compressImage(gif, 10);
  expect(await sent.text()).toBe('GIF89a and what moves');
  expect([sent.name, sent.type]).toEqual(['a.gif', 'image/gif']);
});
