import { expect, it } from 'vitest';
import { durationText } from './duration';

it.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [90, '1 hour 30 minutes'],
  [180, '3 hours'],
  [1440, '1 day'],
  [2880, '2 days'],
])('%d minutes are %s', (minutes, text) => expect(durationText(minutes)).toBe(text));
