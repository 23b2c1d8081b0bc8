import { expect, type Page } from '@playwright/test';

/**
 * What a member does on a good day, from the feed to the sign-in page: reads notifications, posts, reacts, comments,
 * finds somebody, hears of a notification, signs out.
 * @param notify has the server send this member a notification
 */
export async function memberJourney(page: Page, notify: () => Promise<unknown>): Promise<void> {
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
  await page.getByRole('listbox').getByRole('option').first().click();
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

  await findSomebody(page);

  await notify();
  await expect(bell).toHaveAccessibleName(/1 unread/);
  await expect(bell).toContainText('1');

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/account\/login$/);
}

/** Finds a member by name, with the keyboard alone; ends on their profile. */
export async function findSomebody(page: Page): Promise<void> {
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  if (await toggle.isVisible()) await toggle.click();
  const field = page.getByRole('combobox').filter({ visible: true });
  await field.fill('priya');
  await expect(page.getByRole('option', { name: /Priya Raman/ })).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/priya\.raman$/);
  await expect(page.getByRole('listbox', { name: 'Search results' })).toBeHidden();
}
