import type { Page } from '@playwright/test';
import { expect } from './test';

export const log = (page: Page) => page.getByRole('log');
export const messages = (page: Page, text: string | RegExp) =>
  log(page).getByRole('article').filter({ hasText: text });
export const field = (page: Page, to: string) => page.getByRole('textbox', { name: `Message ${to}` });

/** Opens a conversation by its address, as somebody who is signed in to this window alone. */
export async function openConversation(page: Page, username: string, id: number): Promise<void> {
  await page.goto(`/conversations?chat=${id}&view=chat&as=${username}`);
  await expect(log(page).getByRole('article').first()).toBeVisible({ timeout: 30_000 });
}

/** What is told before a member's socket is there is told to nobody. */
export const heard = (page: Page, username: string) =>
  expect.poll(() => page.evaluate((name) => window.mockServer?.isOnline(name), username)).toBe(true);

export const fail = (page: Page, operation: string, fault: { status: number | 'network'; times?: number }) =>
  page.evaluate(async ([name, what]) => window.mockServer?.fail(name, what), [operation, fault] as const);
