import { expect, it } from 'vitest';
import { isBeforeSdlt, nextBand, stampDutyNotes, stampDutyTimeline } from './timeline';

it('runs £250,000 through every period of England and Wales, the gap included', () => {
  const steps = stampDutyTimeline(250_000, 'england-wales');
  const amounts = steps.map(({ amount }) => amount);
  expect(amounts).toEqual([0, null, 10_000, 7_500, 7_500, 10_000, 7_500, 12_500, 15_000]);
  expect(steps[1]).toEqual({ from: '2003-12-01', to: '2016-03-31', amount: null });
  expect(steps.at(-1)).toMatchObject({ from: '2025-04-01', to: null });
});

it('runs it through Scotland’s, which have no gap', () => {
  const amounts = stampDutyTimeline(250_000, 'scotland').map(({ amount }) => amount);
  expect(amounts).toEqual([2_100, 9_600, 12_100, 10_000, 12_100, 17_100, 22_100]);
});

it('says where the next band starts', () => {
  expect(nextBand(180_000, 'england-wales', '2025-06-02')).toEqual({ from: 250_000, rate: 10 });
  expect(nextBand(250_000, 'england-wales', '2025-06-02')).toEqual({ from: 925_000, rate: 15 });
  expect(nextBand(1_500_000, 'england-wales', '2025-06-02')).toBeNull();
  expect(nextBand(180_000, 'england-wales', '2010-06-01')).toBeNull();
});

it('says what a reader should know', () => {
  expect(stampDutyNotes(180_000, 'england', 'england-wales', '2025-06-02')).toEqual([]);
  expect(stampDutyNotes(180_000, 'wales', 'england-wales', '2025-06-02')).toEqual(['wales']);
  expect(stampDutyNotes(30_000, 'england', 'england-wales', '2025-06-02')).toEqual(['under-40000']);
  expect(stampDutyNotes(40_000, 'england', 'england-wales', '2001-06-02')).toEqual(['before-sdlt']);
  expect(stampDutyNotes(39_999, 'wales', 'england-wales', '2010-06-01')).toEqual(['no-rates']);
});

it('says of Wales that it has a tax of its own from the day on that it has', () => {
  expect(stampDutyNotes(180_000, 'wales', 'england-wales', '2018-03-31')).toEqual([]);
  expect(stampDutyNotes(180_000, 'wales', 'england-wales', '2018-04-01')).toEqual(['wales']);
});

it('says from the first day of the higher rates on that a cheap home is usually outside them', () => {
  expect(stampDutyNotes(39_999, 'england', 'england-wales', '2016-03-31')).not.toContain('under-40000');
  expect(stampDutyNotes(39_999, 'england', 'england-wales', '2016-04-01')).toContain('under-40000');
  expect(stampDutyNotes(40_000, 'england', 'england-wales', '2016-04-01')).not.toContain('under-40000');
});

it('knows the years of the tax before this one, which Scotland has not on file', () => {
  expect(isBeforeSdlt('england-wales', '2000-01-01')).toBe(true);
  expect(isBeforeSdlt('england-wales', '2005-01-01')).toBe(false);
  expect(isBeforeSdlt('england-wales', '2025-06-02')).toBe(false);
  expect(isBeforeSdlt('scotland', '2016-05-01')).toBe(false);
});
