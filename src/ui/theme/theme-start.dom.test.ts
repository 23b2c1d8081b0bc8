// The script in index.html decides before the first paint, this module afterwards: were they of two minds, the page would flash.
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyTheme } from './theme';

const page = readFileSync('index.html', 'utf8');
const script = /<script id="start">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';

const shown = () => document.documentElement.dataset['theme'];

/** Runs the page's own script, before anything else has run, as the browser does. */
const startPage = () => void runInThisContext(script);

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const stored = [null, 'dark', 'light', 'system', 'Light', '', '{"theme":"light"}', 'null'];
const cases = stored.flatMap((theme) =>
  [null, 'true'].flatMap((marker) => [true, false].map((isLight) => ({ theme, marker, isLight }))),
);

it.each(cases)('agrees for %j', ({ theme, marker, isLight }) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isLight }));
  if (theme !== null) localStorage.setItem('theme', theme);
  if (marker !== null) localStorage.setItem('theme-explicit', marker);
  startPage();
  const before = shown();
  expect(before).toMatch(/^(dark|light)$/);
  applyTheme();
  expect(shown()).toBe(before);
});

it('agrees when storage is blocked: dark', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  document.documentElement.dataset['theme'] = 'none yet';
  startPage();
  expect(shown()).toBe('dark');
  applyTheme();
  expect(shown()).toBe('dark');
});
