import { asMember } from '../support/demo';
import { expect, test } from '../support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));

test.describe('a member on the feed', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(asMember('/'));
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('keeps the text of a post that failed, also over a reload, and a retry posts it once', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ 500 /);
    await page.evaluate(() =>
      window.mockServer?.fail('createPost', {
        status: 500,
        body: { message: 'The server is down' },
        times: 1,
      }),
    );
    const composer = page.getByRole('form', { name: 'New post' });
    await composer.getByRole('textbox').fill('Survey booked for Tuesday');
    await composer.getByRole('button', { name: 'Post' }).click();
    await expect(composer.getByText('Couldn’t post: The server is down. Your text is kept.')).toBeVisible();
    await page.reload();
    await expect(composer.getByRole('textbox')).toHaveValue('Survey booked for Tuesday');
    await composer.getByRole('button', { name: 'Post' }).dblclick();
    await expect(page.getByRole('article').filter({ hasText: 'Survey booked for Tuesday' })).toHaveCount(1);
    await expect(composer.getByRole('textbox')).toHaveValue('');
  });

  test('opens a post by its time, comments there, and finds what was typed meanwhile still in the box', async ({
    page,
  }) => {
    await page.getByRole('article').first().getByRole('link', { name: /ago$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Post by/ })).toBeAttached();
    const box = page.getByRole('textbox', { name: 'Write a comment' });
    await box.fill('Well bought.');
    await page.evaluate(() => window.mockServer?.setLatency(1500));
    await page.getByRole('button', { name: 'Comment', exact: true }).last().click();
    await box.pressSequentially('And well kept.');
    await expect(page.getByText('Well bought.', { exact: true })).toBeVisible();
    await expect(box).toHaveValue('And well kept.');
  });

  test('sees a reaction roll back when the server refuses it, and two presses at once end without one', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ 500 /);
    await page.evaluate(() => window.mockServer?.fail('react', { status: 500, times: 1 }));
    const like = page.getByRole('article').first().getByRole('button', { name: 'Like', exact: true });
    await like.click();
    await expect(page.getByText('Your reaction wasn’t saved').first()).toBeVisible();
    await expect(like).toHaveAttribute('aria-pressed', 'false');

    await page.evaluate(() => window.mockServer?.setLatency(800));
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await removed;
    await page.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
  });
});

test('a browser that keeps no data is told so, where the demo cannot start without it', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/SecurityError|The operation is insecure|Could not|cookieStore/i);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/about');
  await expect(page.getByRole('alert')).toContainText('Tiebeam couldn’t start');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});
