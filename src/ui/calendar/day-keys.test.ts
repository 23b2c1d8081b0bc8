import { expect, it } from 'vitest';
import { dayByKey } from './day-keys';

it.each([
  ['ArrowLeft', '2026-04-30'],
  ['ArrowRight', '2026-05-02'],
  ['ArrowUp', '2026-04-24'],
  ['ArrowDown', '2026-05-08'],
  ['Home', '2026-04-27'],
  ['End', '2026-05-03'],
  ['PageUp', '2026-04-01'],
  ['PageDown', '2026-06-01'],
  ['a', null],
])('%s leads from a Friday to %s', (key, day) => expect(dayByKey('2026-05-01', key)).toBe(day));

it('A month later, the last day stands for one that the month does not have', () => {
  expect(dayByKey('2026-01-31', 'PageDown')).toBe('2026-02-28');
});
