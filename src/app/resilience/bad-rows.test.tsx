// One faulty record takes no page down: it is left out or says so, and every other row of its list is shown.
import { uuidOf } from '@mocks/engine/db/table-definition';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { forgetLogged } from '@/lib/log-once';
import { breakNames, breaks, type Json } from '@/testing/broken-values';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

/** Each page, and how many of what it shows give way to bad rows where a list is cut to its first few. */
const pages: Readonly<Record<string, number>> = {
  '/': 0,
  '/hannah.okafor/post/1': 0,
  '/conversations': 0,
  '/conversations?chat=1&view=chat': 0,
  '/notifications': 0,
  '/notifications?requests=true': 0,
  '/property-evaluations': 0,
  '/property-evaluations?view=cards': 0,
  '/knowledge-base': 7,
  '/knowledge-base?query=deposit': 0,
  [`/knowledge-base/article/${uuidOf('article', 13)}`]: 0,
  '/blog': 0,
  '/blog/where-yields-still-start-with-an-eight': 0,
  '/networking/connections': 0,
  '/networking/connections?tab=received': 0,
  '/networking/connections?tab=sent': 0,
  '/networking/connections?tab=suggested': 0,
  '/networking/connections?tab=invite': 0,
  '/networking/explore': 0,
  '/networking/explore?show=people': 0,
  '/callum.reyes': 0,
  '/callum.reyes?tab=articles': 0,
  '/callum.reyes?tab=connections': 0,
  '/callum.reyes?tab=about': 0,
  '/gareth.pritchard': 0,
};

/** What somebody could follow, press or read as a heading; times go on meanwhile. */
const shownIn = (place: string) =>
  [...document.querySelectorAll(`${place} :is(a[href], button, h2, h3, [role=option])`)].map(
    (each) => `${each.getAttribute('href')} ${each.textContent.replaceAll(/\d+/g, '#')}`,
  );
const hasCrashed = () => document.body.textContent.includes('This page hit a problem');

/** What is shown once nothing more is asked for and nothing has changed for a while. */
async function settled({ queryClient }: ReturnType<typeof openApp>, place = 'main'): Promise<string[]> {
  await waitFor(() => expect(shownIn(place).length > 0 || hasCrashed()).toBe(true), { timeout: 15_000 });
  let last = Date.now();
  const look = new MutationObserver(() => {
    last = Date.now();
  });
  look.observe(document.body, { childList: true, subtree: true, characterData: true });
  const isStill = () => {
    expect(queryClient.isFetching()).toBe(0);
    expect(Date.now() - last).toBeGreaterThan(500);
  };
  await waitFor(isStill, { timeout: 15_000 });
  look.disconnect();
  return shownIn(place);
}

let log: MockInstance;
const spoil = () => mockServer.world.faults.add('reads', { status: 'rows' });

type Fields = Readonly<Record<string, Json>>;
const isRecord = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const names = new Set(['id', 'uuid', 'slug', 'threadId', 'messageId']);

/** Rows like the first one, each with one value of it broken, in turn in each of the three ways; they follow it. */
function withOneBrokenEach(list: Json): Json {
  if (!Array.isArray(list)) return list;
  const all = list as readonly Json[]; // `isArray` forgets what is inside
  const [first, ...rest] = all;
  if (!isRecord(first)) return all;
  const rows = Object.keys(first)
    .filter((key) => !names.has(key))
    .map((key, at): Json => ({ ...first, ...newName(first, at + 1), ...breakOne(first, key, at) }));
  // So many that a list draws all of them where nothing has a height.
  return [first, ...rows.slice(0, 24), ...rest.slice(0, 4)];
}
const newName = (row: Fields, at: number) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([key]) => names.has(key))
      .map(([key, name]) => [
        key,
        typeof name === 'number' ? name + at * 1_000_000 : `${name as string}-${at}`,
      ]),
  );
function breakOne(row: Fields, key: string, at: number): Fields {
  const how = breaks[breakNames[at % breakNames.length] ?? 'null'];
  const value = how(row[key] ?? null);
  // What is missing is left out of JSON, as null where the row is spread.
  return { [key]: value ?? null };
}

const real = globalThis.fetch;
/** Every list that is read has such rows. */
function spoilOneValueEach() {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    const isJson = answer.headers.get('Content-Type')?.includes('json') === true;
    if ((init?.method ?? 'GET') !== 'GET' || !answer.ok || !isJson) return answer;
    const body = (await answer.json()) as Json; // -- JSON is nothing else
    if (!isRecord(body)) return Response.json(withOneBrokenEach(body));
    return Response.json(
      Object.fromEntries(Object.entries(body).map(([key, part]) => [key, withOneBrokenEach(part)])),
    );
  });
}

beforeEach(() => {
  mockServer.signInAs('hannah.okafor');
  localStorage.setItem('session-hint', '1');
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  forgetLogged();
});

it.each(Object.entries(pages))(
  '%s shows every good row between bad ones, and lives with rows of one broken value each',
  { timeout: 40_000 },
  async (path, cut) => {
    const good = await settled(openApp(path));
    cleanup();
    spoil();
    const shown = await settled(openApp(path));
    expect(hasCrashed()).toBe(false);
    const missing = good.filter((each) => !shown.includes(each));
    expect(missing.slice(cut)).toEqual([]);
    cleanup();
    mockServer.clearFaults();
    spoilOneValueEach();
    const between = await settled(openApp(path));
    expect(hasCrashed()).toBe(false);
    // Of a long list the first and the few that follow the broken ones.
    const still = good.filter((each) => between.includes(each));
    expect(still.length).toBeGreaterThan(Math.min(good.length / 2, 7));
  },
);

it('A category without its name is no chip: each says what it holds', async () => {
  spoil();
  await settled(openApp('/knowledge-base'));
  const chips = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
  // A chip's name is the text before its count.
  expect(chips.filter(({ firstChild }) => !(firstChild instanceof Text))).toEqual([]);
  expect(chips.filter((each) => each.hasAttribute('aria-current'))).toHaveLength(1);
});

it('The notification panel shows every good row between bad ones', { timeout: 40_000 }, async () => {
  const open = async () => {
    const app = openApp('/about');
    await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
    await screen.findByRole('list', { name: 'Notifications' });
    return settled(app, '[role=dialog]');
  };
  const good = await open();
  await userEvent.keyboard('{Escape}');
  cleanup();
  spoil();
  const shown = await open();
  expect(good.filter((each) => !shown.includes(each))).toEqual([]);
});

it('The search box shows every good result between bad ones', { timeout: 40_000 }, async () => {
  const open = async () => {
    const app = openApp('/about');
    await userEvent.type(await screen.findByRole('combobox', { name: /^Search/ }), 'manchester');
    await screen.findByRole('listbox', { name: 'Search results' });
    return settled(app, '[role=listbox]');
  };
  const good = await open();
  cleanup();
  spoil();
  const shown = await open();
  // Of a type five are shown, and one of the bad ones has all that it needs.
  const missing = good.filter((each) => !shown.includes(each));
  expect(missing.length).toBeLessThanOrEqual(1);
});

it('A bad row is logged once, however often it is drawn and read', { timeout: 40_000 }, async () => {
  spoil();
  const app = openApp('/blog');
  await settled(app);
  const lines = () => log.mock.calls.map(([first]) => String(first));
  const first = lines().filter((line) => line.includes('can’t be read'));
  expect(first.length).toBeGreaterThan(0);
  expect(new Set(first).size).toBe(first.length);
  await app.queryClient.refetchQueries();
  await settled(app);
  expect(lines().filter((line) => line.includes('can’t be read'))).toEqual(first);
});
