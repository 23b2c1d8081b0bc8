import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { password } from '../support/member';
import { asFromPhone, called, noisePng, tinyGif } from '../support/pictures';
import { expect, test } from '../support/test';

const megabyte = 1024 * 1024;
const field = (page: Page) => page.locator('input[type=file]');
const chosen = (page: Page) => page.getByRole('list', { name: 'Photos to send' }).getByRole('listitem');

/** A picture from the browser itself, its left half red, its right half blue. */
async function redAndBlue(page: Page, width: number, height: number, type = 'image/jpeg'): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ([wide, high, format]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      for (const [at, colour] of ['#f00', '#00f'].entries()) {
        context.fillStyle = colour;
        context.fillRect((at * wide) / 2, 0, wide / 2, high);
      }
      const blob = await canvas.convertToBlob({ type: format });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [width, height, type] as const,
  );
  return Buffer.from(bytes);
}

/** The pictures of this member's newest ticket as the server keeps them: what they are, and the colour at their top. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    // The contract says so of GET /support.
    const { data } = (await (await fetch('/api/support')).json()) as { data: { images: string[] }[] };
    return Promise.all(
      (data[0]?.images ?? []).map(async (image) => {
        const blob = await (await fetch(`/api/media/${image}`)).blob();
        const picture = await createImageBitmap(blob);
        const context = new OffscreenCanvas(1, 1).getContext('2d');
        context?.drawImage(picture, 0, 0);
        const [red, , blue] = context?.getImageData(0, 0, 1, 1).data ?? [];
        return {
          type: blob.type,
          size: blob.size,
          width: picture.width,
          height: picture.height,
          isRed: (red ?? 0) > 200 && (blue ?? 0) < 60,
          hasNote: new TextDecoder('latin1')
            .decode(await blob.slice(0, 65_536).arrayBuffer())
            .includes('Exif'),
        };
      }),
    );
  });

// A stranger's session check is answered so.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/status of 401/));

async function openContact(page: Page) {
  const data = { identifier: 'hannah.okafor', password, remember: true };
  expect((await page.request.post('/api/auth/login', { data })).ok()).toBe(true);
  await page.addInitScript(() => localStorage.setItem('session-hint', '1'));
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Add photos' })).toBeVisible();
}

test('pictures are made small in a worker, upright, and without the place they were taken at', async ({
  page,
}, info) => {
  test.slow();
  await openContact(page);
  const own = new URL(page.url()).origin;
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && new URL(request.url()).origin !== own)
      foreign.push(request.url());
  });
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));

  const photo = asFromPhone(await redAndBlue(page, 1200, 800));
  expect(photo.toString('latin1')).toContain('Exif');
  // 40 MB, and nothing that a PNG could make small
  const large = noisePng('large.png', 3650);
  expect(large.buffer.length).toBeGreaterThan(39_900_000);
  const screenshot = await redAndBlue(page, 3000, 1500, 'image/png');
  // Files of the disk: bytes of this size would take longer to be handed over than to be made small.
  const files = [
    [info.outputPath('photo.jpg'), photo],
    [info.outputPath('large.png'), large.buffer],
    [info.outputPath('screen.png'), screenshot],
  ] as const;
  for (const [file, content] of files) await writeFile(file, content);
  await field(page).setInputFiles(files.map(([file]) => file));
  await expect(chosen(page)).toHaveCount(3, { timeout: 90_000 });
  expect(workers.length).toBeGreaterThan(0);
  expect(workers.filter((url) => !url.startsWith(`blob:${own}`))).toEqual([]);

  await page.getByRole('combobox', { name: 'Topic' }).selectOption('Support');
  await page
    .getByRole('textbox', { name: 'Message' })
    .fill('The photos show what went wrong with the boiler.');
  await page.getByRole('checkbox', { name: /can keep this message/ }).check();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/SUP-\d{4}-\d{6}/)).toBeVisible();

  const [upright, small, screen] = await kept(page);
  expect(upright).toMatchObject({
    type: 'image/jpeg',
    width: 800,
    height: 1200,
    isRed: true,
    hasNote: false,
  });
  expect(small?.type).toBe('image/jpeg');
  expect(small?.size).toBeLessThanOrEqual(megabyte);
  // each pass takes 0.95 of what the one before left, ten of them at most
  const widths = Array.from({ length: 11 }, (_, pass) => 1920 * 0.95 ** pass);
  expect(Math.min(...widths.map((width) => Math.abs(width - (small?.width ?? 0))))).toBeLessThan(6);
  expect(screen).toMatchObject({ type: 'image/png', width: 1920, height: 960 });
  expect(foreign).toEqual([]);
});

test('what is none is refused in the words of the specification, a drawing becomes a picture', async ({
  page,
}) => {
  await openContact(page);
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });
  for (const [file, words] of [
    [called('notes.txt', 'text/plain', 'hello'), 'The file given is not an image'],
    [called('notes.gif', 'image/gif', 'hello'), 'The file given is not an image'],
    [called('notes.png', 'image/png', 'hello'), 'Error compressing image'],
    [called('empty.jpg', 'image/jpeg', ''), 'Error compressing image'],
    [called('phone.heic', 'image/heic', '\0\0\0\x18ftypheic'), 'Error compressing image'],
    [
      called('cut.jpg', 'image/jpeg', (await redAndBlue(page, 40, 40)).toString('latin1').slice(0, 90)),
      'Error compressing image',
    ],
  ] as const) {
    await field(page).setInputFiles(file);
    await expect(alert).toHaveText(words);
    await expect(chosen(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add photos' })).toBeEnabled();
  }
  await field(page).setInputFiles(tinyGif);
  await expect(chosen(page)).toContainText(['moving.gif']);
  await expect(alert).toHaveCount(0);
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="40" height="20"/></svg>';
  await field(page).setInputFiles(called('plan.svg', 'image/svg+xml', drawing));
  await expect(chosen(page)).toContainText(['moving.gif', 'plan.jpg']);
  await expect(alert).toHaveCount(0);
});
