import { expect, test } from './support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));

test('a visitor signs in, posts, reacts, comments, hears of a notification and signs out', async ({
  page,
}) => {
  await page.goto('/');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Know the deal before you make it' }),
  ).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();

  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in as Member' }).click();

  const feed = page.getByRole('main');
  await expect(feed.getByRole('article').first()).toBeVisible();
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(/unread/);
  await bell.click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('button', { name: 'View All' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell).toHaveAccessibleName('Notifications');
  await page.getByRole('banner').getByRole('link', { name: 'Tiebeam home' }).click();

  const composer = page.getByRole('form', { name: 'New post' });
  const text = composer.getByRole('textbox', { name: 'Share a deal, a question or a lesson learned' });
  await text.fill('Offer accepted on the terrace in Armley. Thanks @cal');
  await text.press('End');
  await text.press('l');
  await page.getByRole('option').first().click();
  await expect(text).toHaveValue(/Thanks @callum\S* $/);
  await composer.getByRole('button', { name: 'Post' }).click();
  await expect(text).toHaveValue('');

  const today = page.getByRole('region', { name: 'Today' });
  const mine = today.getByRole('article').filter({ hasText: 'Offer accepted on the terrace in Armley.' });
  await expect(mine).toBeVisible();
  await expect(mine.getByRole('link', { name: /^@callum/ })).toBeVisible();
  await expect(mine.getByText('Just Now')).toBeVisible();

  await mine.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(mine.getByRole('button', { name: '1 reaction' })).toBeVisible();
  await mine.getByRole('button', { name: 'Choose a reaction' }).click();
  await mine.getByRole('group', { name: 'Reactions' }).getByRole('button', { name: 'Congrats' }).click();
  await expect(mine.getByRole('button', { name: 'Congrats', pressed: true })).toBeVisible();

  await mine.getByRole('button', { name: 'Comment', exact: true }).click();
  const comment = mine.getByRole('textbox', { name: 'Write a comment' });
  await comment.fill('Completion is set for the twelfth.');
  await comment.press('Control+Enter');
  await expect(mine.getByText('Completion is set for the twelfth.')).toBeVisible();
  await expect(mine.getByRole('button', { name: '1 comment' })).toBeVisible();
  await mine.getByRole('button', { name: /^Reply to/ }).click();
  await mine.getByRole('textbox', { name: /^Reply to/ }).fill('And the survey is booked.');
  await mine.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(mine.getByText('And the survey is booked.')).toBeVisible();

  await page.evaluate(() => window.mockServer?.sendNotification(5));
  await expect(bell).toHaveAccessibleName(/1 unread/);
  await expect(bell).toContainText('1');

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/account\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/account\/login$/);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});
