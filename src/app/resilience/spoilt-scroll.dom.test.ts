// The router reads its scroll positions before any code of ours runs: only the page's own script can look at them first.
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { beforeEach, expect, it } from 'vitest';

const page = readFileSync('index.html', 'utf8');
const script = /<script id="start">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';

const router = readFileSync('node_modules/@tanstack/router-core/dist/esm/scroll-restoration.js', 'utf8');
/** Where the router keeps them; the name changes with its version. */
const storageKey = /storageKey = "([^"]+)"/.exec(router)?.[1] ?? '';

const startPage = () => void runInThisContext(script);

beforeEach(() => sessionStorage.clear());

it.each(['null', '7', '"top"', 'true', '[]'])(
  '%s is no list of scroll positions, and discarded',
  (stored) => {
    sessionStorage.setItem(storageKey, stored);
    startPage();
    expect(sessionStorage.getItem(storageKey)).toBeNull();
  },
);

it('a list of scroll positions stays', () => {
  const stored = '{"a":{"window":{"scrollX":0,"scrollY":40}}}';
  sessionStorage.setItem(storageKey, stored);
  startPage();
  expect(sessionStorage.getItem(storageKey)).toBe(stored);
});
