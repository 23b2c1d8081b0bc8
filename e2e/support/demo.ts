import type { Page } from '@playwright/test';

/**
 * An address of the demo as its member opens it, signed in by the mock server itself and answered at once. It begins a world anew:
 * within a test it stands first.
 */
export const asMember = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}scenario=member&latency=0`;

/** Goes somewhere as a link does, without loading the page anew, once the demo has read the address it was opened with. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => !new URLSearchParams(location.search).has('scenario'));
  await page.evaluate((to) => history.pushState({}, '', to), path);
}
