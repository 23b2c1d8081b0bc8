// One broken value in what a page shows takes nothing but its own place: the page has its heading and no error page.
import { uuidOf } from '@mocks/engine/db/document-table';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetLogged } from '@/lib/log-once';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

/** Each page, and the answer that it shows. */
const pages: Readonly<Record<string, RegExp>> = {
  [`/property-evaluations/${uuidOf('evaluation', 1)}`]: /\/evaluations\/[0-9a-f-]{36}$/,
  [`/knowledge-base/article/${uuidOf('article', 13)}`]: /\/articles\/[0-9a-f-]{36}$/,
  '/blog/where-yields-still-start-with-an-eight': /\/blogs\/[^/?]+$/,
  '/conversations?chat=1&view=chat': /\/conversations\/1$|\/conversations\?/,
  '/hannah.okafor/post/1': /\/posts\/1$/,
  '/callum.reyes': /\/profiles\/|\/users\/callum/,
  '/gareth.pritchard': /\/businesses\//,
};

type Json = null | string | number | boolean | readonly Json[] | { readonly [key: string]: Json };
type Path = readonly (string | number)[];

const isParent = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null;

/** Every value of an answer, to the third depth; of a list its first row stands for all. */
function pathsIn(value: Json, depth = 3, before: Path = []): Path[] {
  if (!isParent(value) || depth === 0) return [];
  const keys = Array.isArray(value) ? (value.length > 0 ? [0] : []) : Object.keys(value);
  return keys.flatMap((key) => [
    [...before, key],
    ...pathsIn(value[key] ?? null, depth - (Array.isArray(value) ? 0 : 1), [...before, key]),
  ]);
}

const breaks = {
  null: () => null,
  missing: () => undefined,
  'of another type': (value: Json) =>
    typeof value === 'string' ? 7 : Array.isArray(value) ? {} : isParent(value) ? 'text' : [7],
} as const;
type Break = keyof typeof breaks;

function broken(value: Json, [key, ...rest]: Path, how: Break): Json {
  if (key === undefined || !isParent(value)) return value;
  const copy: Record<string, Json | undefined> = Array.isArray(value) ? ([...value] as never) : { ...value }; // -- a list has its keys too
  const part = value[key] ?? null;
  copy[key] = rest.length > 0 ? broken(part, rest, how) : breaks[how](part);
  return copy as Json; // -- what is undefined is left out of JSON
}

let change: ((answer: Json) => Json) | null = null;
let seen: Json = null;
const real = globalThis.fetch;

function spoil(which: RegExp) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    const { pathname, search } = new URL(input instanceof Request ? input.url : String(input));
    if ((init?.method ?? 'GET') !== 'GET' || !which.test(pathname + search) || !answer.ok) return answer;
    seen = (await answer.json()) as Json; // -- JSON is nothing else
    return Response.json(change ? change(seen) : seen);
  });
}

const crashed = () => document.body.textContent.includes('This page hit a problem');
const hasHeading = () => document.querySelector('main :is(h1, h2)') !== null;

/** Until nothing has changed for a moment. */
async function settled() {
  await waitFor(() => expect(hasHeading() || crashed()).toBe(true), { timeout: 8000 });
  let last = performance.now();
  const look = new MutationObserver(() => {
    last = performance.now();
  });
  look.observe(document.body, { childList: true, subtree: true, characterData: true });
  await waitFor(() => expect(performance.now() - last).toBeGreaterThan(120), { timeout: 5000, interval: 40 });
  look.disconnect();
}

beforeEach(() => {
  mockServer.signInAs('hannah.okafor');
  localStorage.setItem('session-hint', '1');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  change = null;
  vi.restoreAllMocks();
  forgetLogged();
});

/** So many of a page's broken values are tried; `EVERY_VALUE=1` tries all, which takes a quarter of an hour. */
const sampleSize = process.env['EVERY_VALUE'] === '1' ? Infinity : 3;

it.each(Object.entries(pages))(
  '%s lives with one value null, missing or of another type',
  { timeout: sampleSize === 3 ? 40_000 : 900_000 },
  async (path, which) => {
    spoil(which);
    openApp(path);
    await settled();
    cleanup();
    const all = pathsIn(seen).flatMap((at) => (Object.keys(breaks) as Break[]).map((how) => ({ at, how }))); // -- its own keys
    expect(all.length).toBeGreaterThan(50);
    // One that shares no factor with the three ways to break a value.
    const step = 3 * Math.floor(all.length / sampleSize / 3) + 1;
    const failures: string[] = [];
    for (const { at, how } of all.filter((_, index) => index % step === 0)) {
      change = (answer) => broken(answer, at, how);
      forgetLogged();
      openApp(path);
      const name = `${at.join('.')} ${how}`;
      await settled().catch(() => failures.push(`${name}: nothing shown`));
      if (crashed()) failures.push(`${name}: ${document.querySelector('main')?.textContent.slice(0, 90)}`);
      cleanup();
    }
    expect(failures).toEqual([]);
  },
);
