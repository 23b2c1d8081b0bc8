import path from 'node:path';
import type { Page } from '@playwright/test';
import type { MockServer } from '../../mocks/engine/world/control';
import { startMockServer } from '../../scripts/servers/mock-server.mjs';
import { root } from '../../scripts/run.mjs';
import { serveDist } from '../../scripts/serve-dist.mjs';
import { expect, test as base } from './test';

type Command = 'reset' | 'sendNotification' | 'dropSocket' | 'setSocketOffline' | 'isOnline';
type Control = <Name extends Command>(
  name: Name,
  ...args: Parameters<MockServer[Name]>
) => Promise<Awaited<ReturnType<MockServer[Name]>>>;

export interface WireOptions {
  /**
   * Who answers the page: the mock server inside the demo build, or a program of its own on another origin than the
   * production build's, whose socket is served over WebSocket or over polling alone.
   */
  host: 'demo' | 'websocket' | 'polling';
}

interface Wire {
  url: string;
  control: Control;
}

/** Playwright's test for what must hold whoever the host is; over the wire every worker has servers of its own. */
export const test = base.extend<{ server: Control }, WireOptions & { wire: Wire | null }>({
  host: ['demo', { option: true, scope: 'worker' }],

  wire: [
    async ({ host }, use) => {
      if (host === 'demo') return use(null);
      const server = await startMockServer({ isPollingOnly: host === 'polling' });
      const pages = await serveDist({
        folder: path.join(root, 'dist'),
        configuration: { apiPrefix: `${server.origin}/api`, socketUrl: server.origin },
      });
      const control: Control = async (name, ...args) => {
        const init = { method: 'POST', body: JSON.stringify(args) };
        const answer = await fetch(`${server.origin}/mock-server/${name}`, init);
        if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
        // The server's answer to a command is what the command returned, as Control's type says of each.
        return (await answer.json()) as never;
      };
      await use({ url: pages.url, control });
      await pages.close();
      server.stop();
      return undefined;
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ baseURL, wire }, use) => use(wire?.url ?? baseURL),

  server: async ({ page, wire }, use) => {
    await wire?.control('reset');
    await use(wire?.control ?? inPage(page));
  },
});

/** The same commands in a page that has the mock server inside. */
function inPage(page: Page): Control {
  return (name, ...args) =>
    page.evaluate(
      ({ name: command, args: given }) => {
        // The page's own mock server takes every command; which arguments belong to it, Control's type has said.
        const act = window.mockServer?.[command] as ((...given: unknown[]) => never) | undefined;
        if (!act) throw new Error('This page has no mock server');
        return act(...given);
      },
      { name, args },
    );
}

/** Signs in by the form, as the member whom the seed knows best, and waits for the feed. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/account/login');
  await page.getByRole('textbox', { name: 'Email or username' }).fill('hannah.okafor');
  await page.getByLabel('Password', { exact: true }).fill('tiebeam-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
}

export { expect };
