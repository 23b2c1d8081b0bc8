import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

// Names, titles and links without a space, at the widths of a small phone, a phone and a desktop.
const pages = [
  '/',
  '/callum.reyes/post/1',
  '/conversations',
  '/conversations?chat=1&view=chat',
  '/notifications',
  '/notifications?requests=true',
  '/property-evaluations',
  '/property-evaluations?view=cards',
  '/property-evaluations/6cf4a25f-0000-4000-8000-00000000000f',
  '/property-evaluations/new',
  '/settings/evaluation',
  '/knowledge-base',
  '/knowledge-base?query=deposit',
  '/knowledge-base/article/17676759-0000-4000-8000-00000000000d',
  '/blog',
  '/blog/where-yields-still-start-with-an-eight',
  '/networking/connections',
  '/networking/connections?tab=received',
  '/networking/explore',
  '/networking/explore?show=people',
  '/callum.reyes',
  '/callum.reyes?tab=articles',
  '/callum.reyes?tab=connections',
  '/callum.reyes?tab=about',
  '/gareth.pritchard',
  '/gareth.pritchard?tab=about',
];

/** What is wider than the page, deepest first: who is to be mended. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('main *')].filter(
      (each) => each.getBoundingClientRect().right > clientWidth + 1 && each.children.length === 0,
    );
    return [
      `${scrollWidth} of ${clientWidth}`,
      ...wide.slice(0, 3).map((each) => `${each.tagName} ${each.className} ${each.textContent.slice(0, 30)}`),
    ];
  });

for (const path of pages) {
  test(`${path} is no wider than the screen when words have no end`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 40\d/);
    const join = path.includes('?') ? '&' : '?';
    await page.goto(`${path}${join}scenario=long-words&qa=off`);
    await expect(page.locator('main')).toContainText('WordWithoutEnd');
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => tooWide(page), { message: `at ${width}` }).toEqual([]);
    }
  });
}
