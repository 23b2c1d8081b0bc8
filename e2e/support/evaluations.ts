import type { Page } from '@playwright/test';
import { expect } from './test';

/** The deal of the member's that journeys open. */
export const deal = 'Ashfield Terrace, two-bed';

/** As the member of the demo, on the feed. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/account/login');
  await page.getByRole('button', { name: 'Sign in as Member' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
}

/** Opens a deal of the member's list. */
export async function openDeal(page: Page): Promise<void> {
  await page.goto('/property-evaluations?view=cards');
  await page.getByRole('link', { name: deal }).first().click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(deal);
  await expect(page.getByRole('heading', { name: 'Offer ladder' })).toBeVisible();
}
