import type { Page } from '@playwright/test';
import { asMember } from './demo';
import { expect } from './test';

/** The deal of the member's that journeys open. */
export const deal = 'Ashfield Terrace, two-bed';

/** Opens that deal from the member's list, in a world of its own. */
export async function openDealAsMember(page: Page): Promise<void> {
  await page.goto(asMember('/property-evaluations?view=cards'));
  await page.getByRole('link', { name: deal }).first().click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(deal);
  await expect(page.getByRole('heading', { name: 'Offer ladder' })).toBeVisible();
}
