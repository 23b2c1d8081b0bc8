import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recentsOf, rememberRecent, removeRecent } from './recents';
import { followRecents, forgetRecents } from './recents-storage';
import type { SearchResult } from './results';

const kind = (name: string): SearchResult => ({ type: 'businessType', name });
const names = (userId: number) =>
  recentsOf(userId).map((result) => (result.type === 'businessType' ? result.name : result.type));

/** Storage that throws, as it does where cookies are blocked, or where there is no room. */
function block(...methods: ('getItem' | 'setItem' | 'removeItem')[]) {
  for (const method of methods) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  }
}

beforeEach(() => [1, 2].forEach(forgetRecents));
afterEach(() => void vi.restoreAllMocks());

it('keeps the newest first, one that is chosen again before all others, at most six', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) rememberRecent(1, kind(name));
  expect(names(1)).toEqual(['g', 'f', 'e', 'd', 'c', 'b']);
  rememberRecent(1, kind('c'));
  expect(names(1)).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
});

it('keeps each person’s apart, and forgets those of one', () => {
  rememberRecent(1, kind('a'));
  rememberRecent(2, kind('b'));
  expect([names(1), names(2)]).toEqual([['a'], ['b']]);
  forgetRecents(1);
  expect([names(1), names(2)]).toEqual([[], ['b']]);
  expect(localStorage.getItem('recent-searches:1')).toBeNull();
});

it('leaves nothing behind when the last one is taken out', () => {
  rememberRecent(1, kind('a'));
  removeRecent(1, kind('a'));
  expect(localStorage).toHaveLength(0);
});

it('holds for this page where storage is full, and forgets all the same', () => {
  rememberRecent(1, kind('stored'));
  block('setItem');
  rememberRecent(1, kind('a'));
  expect(names(1)).toEqual(['a', 'stored']);
  forgetRecents(1);
  expect(names(1)).toEqual([]);
});

it('holds for this page where storage is blocked, and forgets all the same', () => {
  block('getItem', 'setItem', 'removeItem');
  expect(names(1)).toEqual([]);
  rememberRecent(1, kind('a'));
  expect(names(1)).toEqual(['a']);
  forgetRecents(1);
  expect(names(1)).toEqual([]);
});

it('begins anew over something that is no list', () => {
  localStorage.setItem('recent-searches:1', '{"broken"');
  expect(names(1)).toEqual([]);
  rememberRecent(1, kind('a'));
  expect(names(1)).toEqual(['a']);
});

it('says so when something changes, also in another tab', () => {
  const hear = vi.fn();
  const stop = followRecents(hear);
  rememberRecent(1, kind('a'));
  forgetRecents(1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'recent-searches:1' }));
  expect(hear).toHaveBeenCalledTimes(3);
  stop();
  rememberRecent(1, kind('a'));
  expect(hear).toHaveBeenCalledTimes(3);
});
