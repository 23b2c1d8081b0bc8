import type { Page } from '@playwright/test';
import { follow } from '../support/demo';
import { expect, test } from '../support/test';

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

/** Where it lies, whatever it is asked to show. */
const kindOf = (path: string) => path.split('?')[0];

/** One half of the pages each, so that both workers have some. */
for (const half of [0, 1]) {
  test(`no page is wider than the screen when words have no end, half ${half + 1} of 2`, async ({
    page,
    expectedErrors,
  }) => {
    test.slow();
    expectedErrors.push(/status of 40\d/);
    await page.goto('/?scenario=long-words&latency=0&qa=off');
    await expect(page.locator('main')).toContainText('WordWithoutEnd');
    let before = '/';
    for (const path of pages.filter((_, place) => place % 2 === half)) {
      await test.step(path, async () => {
        await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-left', ''));
        await follow(page, path);
        await expect(page).toHaveURL(path);
        // A page of the same kind keeps its heading; another one brings its own.
        if (kindOf(path) !== kindOf(before)) await expect(page.locator('main h1[data-left]')).toHaveCount(0);
        before = path;
        await expect(page.locator('main')).toContainText('WordWithoutEnd');
        await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
        for (const width of [320, 390, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => tooWide(page), { message: `at ${width}` }).toEqual([]);
        }
      });
    }
  });
}
