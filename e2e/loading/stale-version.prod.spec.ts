import { readChunks } from '../../scripts/build.mjs';
import { composerOf, openFeedAs } from '../support/member';
import { expect, test } from '../support/test';

test.beforeEach(({ expectedErrors }) => {
  // A stranger's session check, and the code that is gone.
  expectedErrors.push(/401 .*\/api\/auth\/session/, /404 .*\/assets\//, /Missing code/);
});

test('a page whose code is gone after a deployment: one reload to its address, then a message; drafts stay', async ({
  page,
}) => {
  await openFeedAs(page, 'hannah.okafor');
  await composerOf(page).fill('Exchanged today');
  // While there is text that is not stored yet, a reload is only offered.
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain('Exchanged today');
  // Files have no words in their names: what went into which is known from the build.
  const chunk = readChunks('dist').find(({ modules }) =>
    modules.some((each) => each.endsWith('/notifications-page.tsx')),
  );
  const gone = `**/${chunk?.file}`;
  await page.route(gone, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const loads: string[] = [];
  page.on('load', () => loads.push(new URL(page.url()).pathname));

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'View All' }).click();
  // The message may stand before the reload too: after it, the code has been asked for a second time.
  await expect.poll(() => loads).toEqual(['/notifications']);
  await expect(page.getByRole('heading', { level: 1, name: 'Updated – reload' })).toBeVisible();

  await page.unroute(gone);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await page.getByRole('link', { name: 'Tiebeam home' }).click();
  await expect(composerOf(page)).toHaveValue('Exchanged today');
});
