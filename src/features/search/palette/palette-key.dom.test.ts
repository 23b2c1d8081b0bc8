import { afterEach, expect, it, vi } from 'vitest';
import { listenToPaletteKey, paletteKeyName } from './palette-key';

const toggle = vi.fn();
let stop = () => {};

function onMachine(platform: string) {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  stop = listenToPaletteKey(toggle);
}
function press(more: KeyboardEventInit) {
  const event = new KeyboardEvent('keydown', {
    key: 'k',
    code: 'KeyK',
    bubbles: true,
    cancelable: true,
    ...more,
  });
  document.body.dispatchEvent(event);
  return event;
}

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  toggle.mockClear();
});

it.each<[string, KeyboardEventInit, number]>([
  ['Win32', { ctrlKey: true }, 1],
  ['Linux x86_64', { ctrlKey: true, key: 'K' }, 1],
  ['Linux x86_64', { ctrlKey: true, key: 'л' }, 1],
  // Dvorak has its T in this place
  ['Linux x86_64', { ctrlKey: true, key: 't' }, 0],
  ['Win32', { metaKey: true }, 0],
  ['Win32', {}, 0],
  ['Win32', { ctrlKey: true, shiftKey: true }, 0],
  ['Win32', { ctrlKey: true, altKey: true }, 0],
  ['Win32', { ctrlKey: true, isComposing: true }, 0],
  ['Win32', { ctrlKey: true, key: 'l', code: 'KeyL' }, 0],
  ['MacIntel', { metaKey: true }, 1],
  ['MacIntel', { ctrlKey: true }, 0],
  ['iPad', { metaKey: true }, 1],
])('on %s %j opens it %i times', (platform, keys, times) => {
  onMachine(platform);
  const event = press(keys);
  expect(toggle).toHaveBeenCalledTimes(times);
  expect(event.defaultPrevented).toBe(times > 0);
});

it('keeps a held key from the browser, and answers it once', () => {
  onMachine('Win32');
  press({ ctrlKey: true });
  expect(press({ ctrlKey: true, repeat: true }).defaultPrevented).toBe(true);
  expect(toggle).toHaveBeenCalledOnce();
});

it.each([
  ['MacIntel', '⌘ K'],
  ['Win32', 'Ctrl K'],
])('on %s is written %s', (platform, name) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  expect(paletteKeyName()).toBe(name);
});
