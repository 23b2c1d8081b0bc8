// A viewing on the spot, in the production build: begun online, noted without a network by every control, reloaded, and sent once.
import type { Page } from '@playwright/test';
import { noisePng } from '../support/pictures';
import { openFeedAs } from '../support/member';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/401 .*\/api\//, /ERR_INTERNET_DISCONNECTED/);
});

interface Viewing {
  id: string;
  title: string;
  status: string;
  score: number | null;
  summary: string | null;
  checklist: {
    room?: string;
    item: string;
    state: string;
    note: string;
    image: string | null;
    cost: number | null;
  }[];
}
interface Evaluation {
  id: string;
  images: { file: string }[];
  inputs: { refurb: { items: { name: string; rate: number }[] } };
}

const ask = async <T>(page: Page, path: string): Promise<T> =>
  (await (await page.request.get(`/api${path}`)).json()) as T;

/** A viewing of a deal of mine that began an hour ago. */
async function book(page: Page, evaluationId: string): Promise<Viewing> {
  const startsAt = new Date(Date.now() - 3_600_000).toISOString();
  const data = { evaluationId, startsAt, minutes: 45, kind: 'viewing', status: 'confirmed' };
  return (await (await page.request.post('/api/property-viewings', { data })).json()) as Viewing;
}

const standing = (page: Page) => page.getByRole('banner').getByRole('status');
const roi = (page: Page) => page.getByRole('region', { name: 'Figures' }).locator('dd').first();

test('Notes taken without a network survive a reload, and reach the server once', async ({
  page,
  context,
  expectAccessible,
}) => {
  await openFeedAs(page, 'hannah.okafor');
  const { data } = await ask<{ data: Evaluation[] }>(page, '/evaluations?owner=mine&query=Ashfield');
  const dealId = data[0]?.id ?? '';
  const before = await ask<Evaluation>(page, `/evaluations/${dealId}`);
  const viewing = await book(page, dealId);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' || request.url().endsWith('/evaluations/images'))
      writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.goto(`/pipeline/viewings/${viewing.id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Refurbishment' })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 });
  const roiBefore = await roi(page).textContent();

  await context.setOffline(true);
  await expect(standing(page)).toContainText('You’re offline');
  const damp = page.getByRole('group', { name: 'Damp', exact: true });
  await damp.getByText('Problem').click();
  await page.getByLabel('Note on Damp').fill('Rising by the back door');
  await page.getByLabel('Cost to fix damp').fill('£1,850');
  await page.getByLabel('Add photo of Damp').setInputFiles(noisePng('damp.png', 40));
  const photo = (of: string) => page.getByRole('img', { name: `Photo of ${of}` });
  await expect(photo('Damp')).toBeVisible();
  await page.getByLabel('Retake photo of Damp').setInputFiles(noisePng('damp-again.png', 60));
  await expect(photo('Damp')).toHaveJSProperty('naturalWidth', 60);
  await page.getByRole('group', { name: 'Roof', exact: true }).getByText('OK').click();
  await page.getByLabel('Add photo of Roof').setInputFiles(noisePng('roof.png', 40));
  await expect(photo('Roof')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the photo of “Roof”' }).click();
  await expect(photo('Roof')).toHaveCount(0);
  const noise = page.getByRole('group', { name: 'Noise', exact: true });
  await noise.getByText('OK').click();
  await noise.getByText('Not checked').click();
  const kitchen = page.getByRole('button', { name: /^Kitchen/ });
  await kitchen.click();
  await page.getByRole('group', { name: 'Kitchen: Floor' }).getByText('OK').click();
  for (const item of ['Larder', 'Hob']) {
    await page.getByLabel('Add a check: Kitchen').fill(item);
    await page
      .getByRole('form', { name: 'Add a check to “Kitchen”' })
      .getByRole('button', { name: 'Add' })
      .click();
  }
  const hob = page.getByRole('group', { name: 'Kitchen: Hob' });
  await hob.getByText('Problem').click();
  await page.getByRole('button', { name: 'Remove “Kitchen: Larder”' }).click();
  await kitchen.click();
  await expect(hob).toBeHidden();
  const works = page.getByRole('form', { name: 'Add works' });
  for (const [work, cost] of [
    ['Skip hire', '300'],
    ['New boiler', '2400'],
  ] as const) {
    await works.getByLabel('Work needed').fill(work);
    await works.getByLabel('Cost including VAT').fill(cost);
    await works.getByRole('button', { name: 'Add works' }).click();
  }
  await page.getByRole('button', { name: 'Remove “Skip hire”' }).click();
  await page.getByRole('textbox', { name: 'New boiler' }).fill('2,600');
  await expect(page.getByRole('region', { name: 'Figures' })).toContainText('£4,450');
  expect(await roi(page).textContent()).not.toBe(roiBefore);
  const score = page.getByRole('group', { name: 'Score out of 5' });
  await score.getByText('3').click();
  await score.getByText('4').click();
  await page.getByLabel('Summary').fill('Sound, once it is dry');
  const done = page.getByLabel('Mark this viewing as done');
  await done.check();
  await done.uncheck();
  await done.check();
  await expect(standing(page)).toContainText('kept on this device');
  const roiNoted = await roi(page).textContent();
  await expectAccessible();

  await page.reload();
  await expect(page.getByLabel('Note on Damp')).toBeVisible();
  // Whoever opens the site anew without a network is led back to it.
  await page.goto('/');
  await page.getByRole('link', { name: viewing.title }).click();
  await expect(page.getByLabel('Note on Damp')).toHaveValue('Rising by the back door');
  await expect(page.getByLabel('Cost to fix damp')).toHaveValue('1,850');
  await expect(photo('Damp')).toHaveJSProperty('naturalWidth', 60);
  await expect(photo('Roof')).toHaveCount(0);
  await kitchen.click();
  await expect(hob.getByRole('radio', { name: 'Problem' })).toBeChecked();
  await expect(page.getByRole('group', { name: 'Kitchen: Larder' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Skip hire' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'New boiler' })).toHaveValue('2,600');
  await expect(page.getByLabel('Summary')).toHaveValue('Sound, once it is dry');
  await expect(page.getByLabel('Mark this viewing as done')).toBeChecked();
  expect(await roi(page).textContent()).toBe(roiNoted);
  expect(writes).toEqual([]);

  await context.setOffline(false);
  await expect(standing(page)).toContainText('All notes sent', { timeout: 30_000 });
  expect(writes).toEqual(['POST /api/evaluations/images', `PUT /api/property-viewings/${viewing.id}`]);
  const saved = await ask<Viewing>(page, `/property-viewings/${viewing.id}`);
  expect(saved).toMatchObject({ status: 'done', score: 4, summary: 'Sound, once it is dry' });
  expect(saved.checklist.map(({ room, item, state, cost }) => [room ?? '', item, state, cost])).toEqual([
    ['', 'Damp', 'issue', 1850],
    ['', 'Roof', 'ok', null],
    ['', 'Noise', 'unknown', null],
    ['Kitchen', 'Floor', 'ok', null],
    ['Kitchen', 'Hob', 'issue', null],
    ['Refurbishment', 'New boiler', 'issue', 2600],
  ]);
  const after = await ask<Evaluation>(page, `/evaluations/${dealId}`);
  expect(after.images).toHaveLength(before.images.length + 1);
  expect(after.images.map(({ file }) => file)).toContain(saved.checklist[0]?.image);
  const added = after.inputs.refurb.items.slice(before.inputs.refurb.items.length);
  expect(added.map(({ name, rate }) => [name, rate])).toEqual([
    ['Damp', 1850],
    ['New boiler', 2600],
  ]);

  await page.reload();
  await expect(standing(page)).toContainText('All notes sent');
  expect(await roi(page).textContent()).toBe(roiNoted);
  expect(writes).toHaveLength(2);
});
