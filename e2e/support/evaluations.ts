import type { Page } from '@playwright/test';
import { asMember } from './demo';
import { expect } from './test';

/** The deal of the member's that journeys open. */
export const deal = 'Ashfield Terrace, two-bed';

/** As the member of the demo, on the feed. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/account/login');
  await page.getByRole('button', { name: 'Sign in as Member' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
}

/** Opens a deal of the member's list, as whoever is signed in. */
export async function openDeal(page: Page, list = '/property-evaluations?view=cards'): Promise<void> {
  await page.goto(list);
  await page.getByRole('link', { name: deal }).first().click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(deal);
  await expect(page.getByRole('heading', { name: 'Offer ladder' })).toBeVisible();
}

/** Opens that deal in a world of its own. */
export const openDealAsMember = (page: Page) => openDeal(page, asMember('/property-evaluations?view=cards'));
