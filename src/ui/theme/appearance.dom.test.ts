import { afterEach, expect, it } from 'vitest';
import { chooseAppearance, followAppearance, useAppearance } from './appearance';

const { dataset } = document.documentElement;

let stop: () => void = () => {};
afterEach(() => {
  chooseAppearance('isCompact', false);
  chooseAppearance('hasReducedMotion', false);
  stop();
});

it('A choice is on the page at once and kept on this device, and is taken back', () => {
  stop = followAppearance();
  chooseAppearance('isCompact', true);
  chooseAppearance('hasReducedMotion', true);
  expect([dataset['density'], dataset['motion']]).toEqual(['compact', 'reduced']);
  expect([localStorage.getItem('density'), localStorage.getItem('motion')]).toEqual(['compact', 'reduced']);
  chooseAppearance('isCompact', false);
  expect(dataset['density']).toBeUndefined();
  expect(localStorage.getItem('density')).toBeNull();
});

it('What another tab chose is shown here too', () => {
  stop = followAppearance();
  localStorage.setItem('density', 'compact');
  window.dispatchEvent(new StorageEvent('storage', { key: 'density' }));
  expect(useAppearance.getState().isCompact).toBe(true);
  expect(dataset['density']).toBe('compact');
});
