import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToShortcuts } from './listen';
import { setShortcuts } from './preference';

const go = vi.fn<(key: string) => void>();
const showShortcuts = vi.fn();
const focusSearch = vi.fn();
let stop = () => {};

beforeEach(() => {
  document.body.innerHTML = '';
  stop = listenToShortcuts(['n', 'c'], { go, showShortcuts, focusSearch });
});
afterEach(() => {
  stop();
  setShortcuts(true);
  vi.clearAllMocks();
});

function press(key: string, more: KeyboardEventInit = {}, target: Element = document.body) {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    composed: true,
    ...more,
  });
  target.dispatchEvent(event);
  return event;
}

function place(html: string): Element {
  document.body.innerHTML = html;
  const target = document.body.querySelector('[data-here]');
  if (!target) throw new Error('Nothing is marked with data-here.');
  return target;
}

it('goes where the letter after g says, and takes that key for itself', () => {
  press('g');
  expect(press('c').defaultPrevented).toBe(true);
  expect(go).toHaveBeenCalledExactlyOnceWith('c');
});

it.each([
  '<input data-here>',
  '<textarea data-here></textarea>',
  '<select data-here></select>',
  '<p contenteditable="true"><b data-here>text</b></p>',
  '<div role="combobox" data-here tabindex="0"></div>',
  '<ul role="menu"><li role="menuitem" data-here tabindex="0"></li></ul>',
  '<div role="listbox" data-here tabindex="0"></div>',
  '<div role="dialog"><button data-here></button></div>',
])('leaves the letters to %s', (html) => {
  const target = place(html);
  press('g', {}, target);
  press('n', {}, target);
  press('?', {}, target);
  expect(go).not.toHaveBeenCalled();
  press('/', {}, target);
  expect(focusSearch).not.toHaveBeenCalled();
  expect(showShortcuts).not.toHaveBeenCalled();
});

it('goes to the search with a slash, which is not written there', () => {
  expect(press('/').defaultPrevented).toBe(true);
  expect(focusSearch).toHaveBeenCalledOnce();
});

it.each([
  '<div role="dialog" aria-modal="true"></div><a data-here></a>',
  '<div data-scrim></div><a data-here></a>',
])('does nothing under what covers the page: %s', (html) => {
  const target = place(html);
  press('?', {}, target);
  expect(showShortcuts).not.toHaveBeenCalled();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }, { isComposing: true }])(
  'leaves %j to the browser',
  (more) => {
    press('g');
    expect(press('n', more).defaultPrevented).toBe(false);
    expect(go).not.toHaveBeenCalled();
  },
);

it('does not go on with a sequence that a field has interrupted', () => {
  const field = place('<input data-here>');
  press('g');
  press('x', {}, field);
  press('n');
  expect(go).not.toHaveBeenCalled();
});

it('is silent once switched off, and hears again once switched on', () => {
  setShortcuts(false);
  expect(localStorage.getItem('shortcuts')).toBe('off');
  press('?');
  press('/');
  expect(showShortcuts).not.toHaveBeenCalled();
  expect(focusSearch).not.toHaveBeenCalled();
  setShortcuts(true);
  press('?');
  expect(showShortcuts).toHaveBeenCalledOnce();
});

it('holds the choice for this page when storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  setShortcuts(false);
  vi.restoreAllMocks();
  press('?');
  expect(showShortcuts).not.toHaveBeenCalled();
});
