import { expect, test } from '../support/test';

for (const path of ['/terms', '/privacy']) {
  test(
    `${path} leads to its sections by their addresses, and is only text on paper`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(path);
      const contents = page.getByRole('navigation', { name: 'Contents' });
      const link = contents.getByRole('link').nth(5);
      const target = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${path}${target}$`));
      await expect(page.locator(target).getByRole('heading', { level: 2 })).toBeInViewport();

      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator(target)).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(contents).toBeHidden();
    },
  );
}

test('a post leads to its headings by their addresses', async ({ page }) => {
  // the list of headings stands beside the text, where there is room
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog/letting-without-section-21');
  const link = page.getByRole('navigation', { name: 'In this post' }).getByRole('link').last();
  const title = await link.textContent();
  await link.click();
  await expect(page).toHaveURL(/#.+/);
  await expect(page.getByRole('heading', { level: 2, name: title ?? '' })).toBeInViewport();

  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: title ?? '' })).toBeInViewport();
});
