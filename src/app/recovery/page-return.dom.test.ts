import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onPageReturn } from './page-return';

const come = vi.fn();
onPageReturn(come);

const show = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
const say = (event: string, more: object = {}) => window.dispatchEvent(Object.assign(new Event(event), more));

beforeEach(() => come.mockClear());
afterEach(() => vi.restoreAllMocks());

it('tells once of a return, though the tab and the window both do', () => {
  say('blur');
  show('hidden');
  show('visible');
  say('focus');
  expect(come.mock.calls).toEqual([['seen']]);
});

it('tells of a window that was in view all the time and gets the focus back', () => {
  say('blur');
  say('focus');
  expect(come.mock.calls).toEqual([['seen']]);
});

it('takes the first focus of a page that was just opened for no return', () => {
  say('focus');
  say('pageshow', { persisted: false });
  expect(come).not.toHaveBeenCalled();
});

it('tells of a page from the back-forward cache, and of the network', () => {
  say('pageshow', { persisted: true });
  say('online');
  expect(come.mock.calls).toEqual([['restored'], ['online']]);
});
