import type { Page } from '@playwright/test';
import { asMember } from '../support/demo';
import { expect, test } from '../support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));
test.beforeEach(() => test.slow());

const feed = (page: Page) => page.getByRole('main').getByRole('article');
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const othersOnline = (page: Page) =>
  page.getByRole('region', { name: 'Online now' }).getByText(/^\d+ connections$/);

async function unread(page: Page): Promise<number> {
  const name = (await bell(page).getAttribute('aria-label')) ?? '';
  return Number(/(\d+) unread/.exec(name)?.[1] ?? 0);
}

/** Goes home as somebody who is signed in to this window alone. */
async function pin(page: Page, username: string): Promise<Page> {
  await page.goto(`/?as=${username}`);
  await expect(feed(page).first()).toBeVisible();
  return page;
}

/** The member of the demo, signed in to the whole browser. */
async function signIn(page: Page): Promise<void> {
  await page.goto(asMember('/'));
  await expect(feed(page).first()).toBeVisible();
}

/** What is told before a member's socket is there is told to nobody. */
const heard = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.mockServer?.isOnline('hannah.okafor'))).toBe(true);

const whoAmI = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/auth/session');
    // The contract's Session, or an error that has no user.
    return ((await answer.json()) as { userId?: number }).userId;
  });

/** Calls the server as the window does. */
const post = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([to, what]) => {
      const answer = await fetch(`/api${to}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(what),
      });
      if (!answer.ok) throw new Error(`${to} answered ${answer.status}`);
      // What was made has an id, as the contract says.
      return (await answer.json()) as { id: number };
    },
    [path, body] as const,
  );

async function write(page: Page, text: string): Promise<void> {
  const composer = page.getByRole('form', { name: 'New post' });
  await composer.getByRole('textbox').fill(text);
  await composer.getByRole('button', { name: 'Post' }).click();
  await expect(feed(page).filter({ hasText: text })).toBeVisible();
}

test.describe('two people in two windows', () => {
  test('each hears at once who comes, what they do and when they leave', async ({ page, context }) => {
    const hannah = await pin(page, 'hannah.okafor');
    // Nobody else interferes.
    await hannah.evaluate(() => window.mockServer?.setAlive(false));
    await expect(othersOnline(hannah)).toBeVisible();
    const alone = Number.parseInt((await othersOnline(hannah).textContent()) ?? '', 10);
    const tom = await pin(await context.newPage(), 'tom.whitfield');
    await expect(othersOnline(hannah)).toHaveText(`${alone + 1} connections`);
    for (const each of [hannah, tom]) await expect(bell(each)).toHaveAccessibleName(/unread/);
    const before = await unread(hannah);

    const atTom = await unread(tom);
    await write(hannah, 'Offer accepted in Armley, thanks to @tom.whitfield');
    await expect(bell(tom)).toHaveAccessibleName(`Notifications, ${atTom + 1} unread`);

    await tom.getByRole('button', { name: '1 new post' }).click();
    const theirs = feed(tom).filter({ hasText: 'Offer accepted in Armley' });
    await theirs.getByRole('button', { name: 'Like', exact: true }).click();
    await expect(bell(hannah)).toHaveAccessibleName(`Notifications, ${before + 1} unread`);

    await theirs.getByRole('button', { name: 'Comment', exact: true }).click();
    const comment = theirs.getByRole('textbox', { name: 'Write a comment' });
    await comment.fill('Well bought.');
    await comment.press('Control+Enter');
    await expect(bell(hannah)).toHaveAccessibleName(`Notifications, ${before + 2} unread`);
    const mine = feed(hannah).filter({ hasText: 'Offer accepted in Armley' });
    await mine.getByRole('button', { name: '1 comment' }).click();
    await expect(mine.getByText('Well bought.')).toBeVisible();

    const { id } = await post(tom, '/conversations', { userIds: [1] });
    await post(tom, '/conversations/messages', {
      conversationId: id,
      content: 'Shall we view it?',
      clientId: 'two-windows',
    });
    await expect(bell(hannah)).toHaveAccessibleName(`Notifications, ${before + 3} unread`);
    expect([await whoAmI(hannah), await whoAmI(tom)]).toEqual([1, 4]);
    await tom.close();
    await expect(othersOnline(hannah)).toHaveText(`${alone} connections`);
  });

  test('one pinned to a window is not in the address, signs out there alone, and goes back to the browser’s own', async ({
    page,
    context,
  }) => {
    await signIn(page);
    const other = await pin(await context.newPage(), 'tom.whitfield');
    expect(new URL(other.url()).search).toBe('');
    await other.getByRole('button', { name: 'Account menu' }).click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(other).toHaveURL(/\/account\/login$/);
    expect(await whoAmI(page)).toBe(1);
    await other.goto('/notifications');
    await expect(other).toHaveURL(/\/account\/login$/);
    await other.getByRole('button', { name: 'Sign in as Admin' }).click();
    await expect(bell(other)).toBeVisible();
    expect([await whoAmI(other), await whoAmI(page)]).toEqual([4, 1]);
    await other.goto('/?as=');
    await expect(feed(other).first()).toBeVisible();
    expect(await whoAmI(other)).toBe(1);
  });
});

test('two windows of one person share the session and hear of what the other changed', async ({
  page,
  context,
}) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/notifications');
  await expect(other.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await heard(page);
  await other.evaluate(() => window.mockServer?.sendNotification(5));
  await expect(bell(page)).toHaveAccessibleName('Notifications, 7 unread');
  await write(page, 'Keys collected this morning');
  await other.goto('/');
  await expect(feed(other).filter({ hasText: 'Keys collected this morning' })).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/account\/login$/);
  expect(await whoAmI(other)).toBeUndefined();
});

test('what the panel does is for all windows, and a pin for one', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_|WebSocket/);
  await page.goto('/?scenario=member');
  await expect(feed(page).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await expect(feed(other).first()).toBeVisible();

  await page.keyboard.press('Control+Backquote');
  const panel = page.getByRole('complementary', { name: 'QA panel' });
  await panel.getByRole('combobox', { name: 'User, by name or username' }).fill('zainab.hussain');
  await panel.getByRole('button', { name: 'This window only' }).click();
  await expect(panel.getByText('This window only: zainab.hussain')).toBeVisible();
  await expect(panel.getByRole('textbox', { name: /^Link/ })).toHaveValue(/\/\?scenario=newcomer$/);
  expect([await whoAmI(page), await whoAmI(other)]).toEqual([7, 1]);

  await panel.getByRole('checkbox', { name: 'Offline' }).check();
  await expect(other.getByText('You’re offline – changes will wait').first()).toBeVisible();
  await panel.getByRole('checkbox', { name: 'Offline' }).uncheck();
  await expect(other.getByText('You’re offline – changes will wait')).toHaveCount(0);

  await panel.getByRole('combobox', { name: 'Scenario' }).selectOption('Admin');
  await panel.getByRole('button', { name: 'Play' }).click();
  await expect(other.getByRole('link', { name: 'Admin' })).toBeVisible();
  await expect(panel.getByText('Signed in: tom.whitfield')).toBeVisible();
  expect([await whoAmI(page), await whoAmI(other)]).toEqual([7, 4]);
  await panel.getByRole('button', { name: 'Same as other windows' }).click();
  // The window starts anew: its server answers once it shows what an administrator alone has.
  await expect(page.getByRole('link', { name: 'Admin' })).toBeVisible();
  await expect(panel.getByText(/^This window only:/)).toHaveCount(0);
  expect(await whoAmI(page)).toBe(4);
});

test('a browser without shared workers has a server in each page', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
  await signIn(page);
  await write(page, 'Alone in here');
  await page.reload();
  await expect(feed(page).filter({ hasText: 'Alone in here' })).toBeVisible();
  await heard(page);
  await page.evaluate(() => window.mockServer?.sendNotification(5));
  await expect(bell(page)).toHaveAccessibleName(/7 unread/);
  expect(said.filter((text) => text.includes('in this page only'))).toEqual([]);
});

test('a shared worker that cannot be loaded is replaced by the page, with a word about it', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.addInitScript(() => {
    const Real = SharedWorker;
    globalThis.SharedWorker = class extends Real {
      constructor(_url: string | URL, options?: string | WorkerOptions) {
        super('/assets/nothing.js', options);
      }
    };
  });
  await signIn(page);
  expect(said.filter((text) => text.includes('in this page only'))).toHaveLength(1);
});
