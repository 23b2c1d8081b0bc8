import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Support {
  /** A test that brings errors about on purpose pushes their patterns, such as the browser's line about a status 500. */
  expectedErrors: RegExp[];
  /** Fails with the rules broken by what the page shows now, or only by the part that matches `selector`. */
  expectAccessible: (selector?: string) => Promise<void>;
}

/** Everything the page complains of: errors in the console, uncaught errors, refused content. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url, lineNumber } = message.location();
    complaints.push(`${message.text()} (${url}:${lineNumber})`);
  });
  page.on('pageerror', (error) => complaints.push(error.stack || error.message || String(error)));
  return complaints;
}

/** Playwright's test; one fails when its page writes an error into the console or throws. */
export const test = base.extend<Support>({
  // The feed asks how property stands in the reader's town; one of which nothing is known is answered with 404.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this very pattern
  expectedErrors: async ({}, use) => use([/status of 404 .*\/property-listings\/listing-stats\?/]),

  page: async ({ page, expectedErrors }, use) => {
    const complaints = watch(page);
    await use(page);
    const unexpected = complaints.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
    expect(unexpected, 'errors in the console').toEqual([]);
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (selector) => {
      const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
      const { violations } = await (selector ? axe.include(selector) : axe).analyze();
      const faults = violations.map(
        ({ id, help, nodes }) => `${id}: ${help} at ${nodes.map((n) => n.html).join(' | ')}`,
      );
      expect(faults, 'accessibility').toEqual([]);
    });
  },
});

export { expect };
