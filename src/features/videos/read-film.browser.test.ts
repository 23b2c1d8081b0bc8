import { expect, it } from 'vitest';
import { readFilm } from './read-film';

/** A film of a red square, as a browser records it. */
async function recorded(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 48;
  const pen = canvas.getContext('2d');
  const paint = () => {
    if (!pen) return;
    pen.fillStyle = '#c00';
    pen.fillRect(0, 0, 64, 48);
  };
  paint();
  const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
  recorder.start();
  for (let frame = 0; frame < 12; frame += 1) {
    paint();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  recorder.stop();
  await ended;
  return new File(parts, 'square.webm', { type: 'video/webm' });
}

it('A film has a still of its own colours, no wider than it is', async () => {
  const { still } = await readFilm(await recorded());
  const picture = await createImageBitmap(still ?? new Blob());
  expect([picture.width, picture.height]).toEqual([64, 48]);
  const pen = new OffscreenCanvas(64, 48).getContext('2d');
  pen?.drawImage(picture, 0, 0);
  const [red = 0, green = 255] = pen?.getImageData(32, 24, 1, 1).data ?? [];
  expect(red).toBeGreaterThan(150);
  expect(green).toBeLessThan(80);
});

it('A file that is no film has no still and no length', async () => {
  expect(await readFilm(new File(['text'], 'notes.mp4', { type: 'video/mp4' }))).toEqual({
    duration: null,
    still: null,
  });
});
