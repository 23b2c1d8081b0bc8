import type { Page } from '@playwright/test';
import { asMember } from '../support/demo';
import { expect, test } from '../support/test';

const openArticle = async (page: Page, query: string, title: string) => {
  await page.goto(asMember(`/knowledge-base?query=${encodeURIComponent(query)}`));
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

test('an article is found by what it says, read, judged and saved', async ({ page, expectAccessible }) => {
  await page.goto(asMember('/knowledge-base'));
  await expect(page.getByRole('region', { name: 'Most helpful' })).toBeVisible();
  await expectAccessible('main');
  await page.getByRole('searchbox', { name: 'Search the knowledge base' }).fill('supplement whole price');
  await expect(page).toHaveURL(/query=supplement/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /LBTT and the 8% supplement/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /LBTT/ })).toBeVisible();
  const calculator = page.getByRole('region', { name: 'Work out the tax' });
  await expect(calculator.getByRole('combobox', { name: 'Nation' })).toHaveValue('scotland');
  await expectAccessible('main');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && /"saved":true/.test(answer.request().postData() ?? ''),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved;
  await page.goto('/knowledge-base?saved=true');
  await expect(
    page.getByRole('main').getByRole('link', { name: /LBTT and the 8% supplement/ }),
  ).toBeVisible();
});

test('an article remembers how far it was read', async ({ page }) => {
  await openArticle(page, 'legal pack', 'Buying at auction: reading the legal pack');
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && /\/articles\//.test(answer.url()),
  );
  await page.getByRole('heading', { name: 'Was this helpful?' }).scrollIntoViewIfNeeded();
  await saved;
  await page.goto('/knowledge-base?query=legal+pack');
  await expect(
    page
      .getByRole('main')
      .getByText(/· (Read|\d+% read)/)
      .first(),
  ).toBeVisible();
});

test('the list of headings follows the reader', async ({ page }) => {
  // It stands beside the text from 1024 px on.
  await page.setViewportSize({ width: 1280, height: 800 });
  await openArticle(page, 'section 24', 'Section 24 for higher-rate landlords');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Side effects' }).click();
  await expect(page).toHaveURL(/#s-side-effects$/);
  await expect(contents.getByRole('link', { name: 'Side effects' })).toHaveAttribute(
    'aria-current',
    'location',
  );
});

test('a calculator in an article says what the evaluation of the deal says', async ({ page }) => {
  await openArticle(page, 'additional home', 'Stamp duty on an additional home, worked out');
  const sum = page.getByRole('region', { name: 'Work out the stamp duty' });
  await sum
    .getByRole('combobox', { name: 'Use figures from a deal' })
    .selectOption({ label: 'Toxteth villa' });
  await expect(sum.getByRole('textbox', { name: 'Price' })).not.toHaveValue('180,000');
  const duty = (await sum.getByRole('status').innerText()).match(/£[\d,]+/)?.[0] ?? 'none';
  await page.goto('/property-evaluations');
  await page.getByRole('link', { name: 'Toxteth villa' }).first().click();
  await expect(page.getByRole('main').getByText(duty).first()).toBeVisible();
});

test('nothing of an article is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [query, title] of [
    ['section 24', 'Section 24 for higher-rate landlords'],
    ['interest cover', 'Interest cover: the figure that limits your loan'],
  ] as const) {
    await openArticle(page, query, title);
    await expect(page.getByRole('table').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test('a printed article has the reader’s notes below it, and nothing that is of no use on paper', async ({
  page,
}) => {
  await openArticle(page, 'supplement whole price', 'LBTT and the 8% supplement');
  const marks = page.getByRole('region', { name: 'My highlights and notes' });
  await page.emulateMedia({ media: 'print' });
  await expect(marks).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await marks.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Ask Morag about this');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(marks.getByText('Ask Morag about this')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(marks.getByText('Ask Morag about this')).toBeVisible();
  await expect(marks.getByRole('button', { name: /^(Edit|Remove|Add a note)/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Evaluate a deal' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ask Ava about this' })).toBeHidden();
});
