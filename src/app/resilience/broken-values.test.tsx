// Broken values of the record that a page is about: whatever it lacks, the page has its heading and no error page.
import { uuidOf } from '@mocks/engine/db/table-definition';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetLogged } from '@/lib/log-once';
import { breakNames, breaks, type Break, type Json } from '@/testing/broken-values';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

/** Each page, and the answer that it shows. */
const pages: Readonly<Record<string, RegExp>> = {
  [`/property-evaluations/${uuidOf('evaluation', 1)}`]: /\/evaluations\/[0-9a-f-]{36}$/,
  [`/knowledge-base/article/${uuidOf('article', 13)}`]: /\/articles\/[0-9a-f-]{36}$/,
  '/blog/where-yields-still-start-with-an-eight': /\/blogs\/[^/?]+$/,
  '/conversations?chat=1&view=chat': /\/conversations\/1$|\/conversations\?/,
  '/hannah.okafor/post/1': /\/posts\/1$/,
  '/callum.reyes': /\/profiles\//,
  '/gareth.pritchard': /\/profiles\/|\/businesses\//,
};

type Fields = Readonly<Record<string, Json>>;
const isRecord = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What names a record or its kind: without it, it is not the record that was asked for. */
const namesIt = new Set([
  'id',
  'uuid',
  'slug',
  'username',
  'strategy',
  'kind',
  'type',
  'total',
  'totalPages',
  'page',
]);
const breakable = (record: Fields) => Object.entries(record).filter(([key]) => !namesIt.has(key));

/** How much of the record is broken at once. */
const extents = {
  'each field of it': (record: Fields, how: Break): Json =>
    Object.fromEntries([
      ...Object.entries(record),
      ...breakable(record).map(([key, part]) => [key, breaks[how](part)] as const),
    ] as [string, Json][]), // -- what is undefined is left out of JSON
  'each value in its parts': (record: Fields, how: Break): Json =>
    Object.fromEntries(Object.entries(record).map(([key, part]) => [key, brokenWithin(part, how)])),
};

/** The parts stay, their texts, numbers and flags break. */
function brokenWithin(part: Json, how: Break): Json {
  if (Array.isArray(part)) return part.map((each: Json) => (isRecord(each) ? brokenWithin(each, how) : each));
  if (!isRecord(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (namesIt.has(key)) return [key, value];
      const isLeaf = typeof value !== 'object' || value === null;
      return [key, isLeaf ? breaks[how](value) : brokenWithin(value, how)];
    }) as [string, Json][], // -- as above
  );
}

const real = globalThis.fetch;
let read: number;

/** A page of records breaks in its first. */
function spoil(which: RegExp, change: (record: Fields) => Json) {
  read = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    const { pathname, search } = new URL(input instanceof Request ? input.url : String(input));
    if ((init?.method ?? 'GET') !== 'GET' || !which.test(pathname + search) || !answer.ok) return answer;
    const body = (await answer.json()) as Json; // -- JSON is nothing else
    read += 1;
    if (!isRecord(body)) return Response.json(body);
    const { data } = body;
    if (!Array.isArray(data)) return Response.json(change(body));
    const rows = data as readonly Json[]; // -- as it came
    return Response.json({
      ...body,
      data: rows.map((row, at) => (at === 0 && isRecord(row) ? change(row) : row)),
    });
  });
}

const hasCrashed = () => document.body.textContent.includes('This page hit a problem');

/** Until the record was read, and nothing has changed since for a moment. */
async function settled() {
  await waitFor(
    () => {
      expect(read).toBeGreaterThan(0);
      expect(document.querySelector('main :is(h1, h2)') !== null || hasCrashed()).toBe(true);
    },
    {
      timeout: 15_000,
    },
  );
  let last = performance.now();
  const look = new MutationObserver(() => {
    last = performance.now();
  });
  look.observe(document.body, { childList: true, subtree: true, characterData: true });
  await waitFor(() => expect(performance.now() - last).toBeGreaterThan(200), {
    timeout: 10_000,
    interval: 50,
  });
  look.disconnect();
}

beforeEach(() => {
  mockServer.signInAs('hannah.okafor');
  localStorage.setItem('session-hint', '1');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  forgetLogged();
});

it.each(Object.entries(pages))(
  '%s lives with values null, missing or of another type',
  async (path, which) => {
    const failures: string[] = [];
    for (const [extent, change] of Object.entries(extents)) {
      for (const how of breakNames) {
        spoil(which, (record) => change(record, how));
        forgetLogged();
        openApp(path);
        await settled().catch(() => failures.push(`${extent} ${how}: nothing shown`));
        if (read === 0) failures.push(`${extent} ${how}: never read`);
        if (hasCrashed())
          failures.push(`${extent} ${how}: ${document.querySelector('main')?.textContent.slice(0, 120)}`);
        cleanup();
        vi.mocked(globalThis.fetch).mockRestore();
      }
    }
    expect(failures).toEqual([]);
  },
);
