import { expect, it } from 'vitest';
import { durationText } from './duration';

it.each([
  [0, '0:00'],
  [14, '0:14'],
  [596, '9:56'],
  [3723, '1:02:03'],
])('%i seconds read %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
