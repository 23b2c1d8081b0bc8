import type { Page } from '@playwright/test';

/**
 * An address of the demo as its member opens it, signed in by the mock server itself and answered at once. It begins a world anew:
 * within a test it stands first.
 */
export const asMember = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}scenario=member&latency=0`;

/** Goes somewhere as a link does, without loading the page anew. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState({}, '', to), path);
