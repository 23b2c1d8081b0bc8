import { expect, it } from 'vitest';
import { matrixOf, nextDigest, quietHoursErrors, quietHoursOf } from './settings-rules';

it('The matrix has every named type once, with all channels but sound where nothing was chosen', () => {
  const matrix = matrixOf({ notification: { 5: { inApp: false, email: false, sound: true } } });
  expect(
    Object.keys(matrix)
      .map(Number)
      .toSorted((a, b) => a - b),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 101, 102, 103, 104, 105, 106]);
  expect(matrix['5']).toEqual({ inApp: false, email: false, sound: true });
  expect(matrix['1']).toEqual({ inApp: true, email: true, sound: false });
});

it('Quiet hours begin at ten at night, may pass midnight, and need two different times', () => {
  expect(quietHoursOf({ quietHours: null })).toEqual({ isOn: false, from: '22:00', to: '07:00' });
  expect(quietHoursErrors({ isOn: true, from: '22:00', to: '07:00' })).toEqual({});
  expect(quietHoursErrors({ isOn: true, from: '22:00', to: '22:00' }).to).toBe('Choose a different end time');
  expect(quietHoursErrors({ isOn: true, from: '25:00', to: '' })).toEqual({
    from: 'Enter a time, such as 22:00',
    to: 'Enter a time, such as 07:00',
  });
  expect(quietHoursErrors({ isOn: false, from: '', to: '' })).toEqual({});
});

it.each([
  // A Thursday.
  ['off', '1', '2026-11-26', null],
  ['daily', '1', '2026-11-26', '2026-11-27'],
  ['weekly', '1', '2026-11-26', '2026-11-30'],
  ['weekly', '4', '2026-11-26', '2026-12-03'],
  ['weekly', '7', '2026-03-28', '2026-03-29'],
] as const)('The next digest %s on day %s after %s is on %s', (digest, digestDay, today, next) => {
  expect(nextDigest({ digest, digestDay }, today)).toBe(next);
});
