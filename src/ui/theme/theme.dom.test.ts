import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { applyTheme, chooseTheme, followSystemTheme, readTheme } from './theme';

const shown = () => document.documentElement.dataset['theme'];

function pretendSystem(isLight: boolean) {
  const media = Object.assign(new EventTarget(), { matches: isLight });
  vi.stubGlobal('matchMedia', () => media);
  return {
    turn(toLight: boolean) {
      media.matches = toLight;
      media.dispatchEvent(new Event('change'));
    },
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('at the start', () => {
  test('nothing or nonsense stored is dark, even when the system is light', () => {
    pretendSystem(true);
    applyTheme();
    expect(shown()).toBe('dark');
    localStorage.setItem('theme', '{"broken"');
    applyTheme();
    expect(shown()).toBe('dark');
  });

  test('a light that nobody chose here is forced to dark, in storage too', () => {
    localStorage.setItem('theme', 'light');
    applyTheme();
    expect(shown()).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  test('a light that was chosen stays', () => {
    chooseTheme('light');
    expect(localStorage.getItem('theme-explicit')).not.toBeNull();
    applyTheme();
    expect(shown()).toBe('light');
    expect(readTheme()).toBe('light');
  });
});

test('choosing dark takes the marker away, so a bare light is dark again', () => {
  chooseTheme('light');
  chooseTheme('dark');
  localStorage.setItem('theme', 'light');
  expect(readTheme()).toBe('dark');
});

test('system follows the system, live, until it is stopped', () => {
  const system = pretendSystem(true);
  const stop = followSystemTheme();
  chooseTheme('system');
  expect(shown()).toBe('light');
  system.turn(false);
  expect(shown()).toBe('dark');
  stop();
  system.turn(true);
  expect(shown()).toBe('dark');
});

test('another tab is followed', () => {
  const stop = followSystemTheme();
  chooseTheme('dark');
  localStorage.setItem('theme-explicit', 'true');
  localStorage.setItem('theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(shown()).toBe('light');
  stop();
});

test('everything cleared in another tab is dark again', () => {
  const stop = followSystemTheme();
  chooseTheme('light');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(shown()).toBe('dark');
  stop();
});

test('the system alone changes nothing for somebody who chose', () => {
  const system = pretendSystem(false);
  const stop = followSystemTheme();
  chooseTheme('dark');
  system.turn(true);
  expect(shown()).toBe('dark');
  stop();
});

test('with storage blocked the choice holds for this page', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
  applyTheme();
  expect(shown()).toBe('dark');
  chooseTheme('light');
  expect(shown()).toBe('light');
  expect(readTheme()).toBe('light');
  vi.restoreAllMocks();
  chooseTheme('dark');
  expect(readTheme()).toBe('dark');
});
