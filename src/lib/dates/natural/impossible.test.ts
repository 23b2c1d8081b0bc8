import { describe, expect, it } from 'vitest';
import { impossibleDay, impossibleTime } from './impossible';

describe('A day that no calendar has', () => {
  it.each([
    ['Ring bank 31/2', '31 February'],
    ['Ring bank 30/02/2027', '30 February'],
    ['Ring bank on 31 June', '31 June'],
    ['Ring bank June 31st', '31 June'],
    ['Ring bank 40 March', '40 March'],
    ['Ring bank 29/2/27', '29 February 2027'],
    ['Ring bank 31.2.27', '31 February'],
    ['Ring bank 29 February 2027', '29 February 2027'],
    ['Ring bank 2027-02-30', '30 February'],
  ])('%s: there is no %s', (text, day) => expect(impossibleDay(text)).toBe(day));

  it.each(['Ring bank 29/2', 'Ring bank 28 Feb', 'Score 45/60', 'Find 24/7 cover', 'Flat 3/4', 'Ring bank'])(
    '“%s” has none',
    (text) => expect(impossibleDay(text)).toBeNull(),
  );
});

describe('A time that no clock has', () => {
  it.each([
    ['Meet 25:00 tomorrow', '25:00'],
    ['Meet at 10:75', '10:75'],
    ['Meet 13pm', '13pm'],
  ])('%s: there is no %s', (text, time) => expect(impossibleTime(text)).toBe(time));

  it.each(['Split it 60:40', 'Pay 25.50', 'Meet at 10 Park Lane', 'Meet at 10:30 or 9am'])(
    '“%s” has none',
    (text) => expect(impossibleTime(text)).toBeNull(),
  );
});
