import { expect, it } from 'vitest';
import { estimatesText, readEstimate } from './estimate-form';
import { notCounted, spreadSentence, type Spread } from './opinion-text';

const spread = (more: Partial<Spread> = {}): Spread => ({
  figure: 'rent',
  count: 3,
  min: 1_150,
  median: 1_225,
  max: 1_300,
  owner: 1_250,
  ...more,
});

it.each([
  [spread(), 'Rent: 3 opinions from £1,150 to £1,300, median £1,225; the owner’s estimate is £1,250'],
  [
    spread({ count: 1, min: 1_225, max: 1_225, owner: null }),
    'Rent: 1 opinion, £1,225; the owner had no estimate',
  ],
  [
    spread({ count: 2, min: 1_225, max: 1_225 }),
    'Rent: 2 opinions, both £1,225; the owner’s estimate is £1,250',
  ],
  [
    spread({ count: 0, min: null, median: null, max: null }),
    'Rent: no opinions yet; the owner’s estimate is £1,250',
  ],
])('%j in words', (given, words) => expect(spreadSentence(given, 'Rent', 'asked')).toBe(words));

it('speaks to the owner of what they reckon themselves', () => {
  expect(spreadSentence(spread(), 'Rent', 'owner')).toMatch(/; your estimate is £1,250$/);
  expect(spreadSentence(spread({ owner: null }), 'Rent', 'owner')).toMatch(/; you have no estimate$/);
});

it('says why an answer does not count', () => {
  expect(notCounted({ isBlind: true, changedAt: null }, 'owner')).toBeUndefined();
  expect(notCounted({ isBlind: false, changedAt: '2026-05-13T10:30:00Z' }, 'owner')).toBe(
    'Changed after seeing the figures',
  );
  expect(notCounted({ isBlind: false, changedAt: null }, 'owner')).toBe('Had seen your figures');
});

it.each([
  ['rent', '£1,225 pcm', 1_225],
  ['refurb', '0', 0],
  ['gdv', '215k', 215_000],
  ['rent', '', { error: 'Enter a figure in pounds' }],
  ['rent', 'about 1200', { error: 'Enter a figure in pounds' }],
  ['rent', '1225.5', { error: 'Enter whole pounds' }],
  ['rent', '0', { error: 'Enter £1 or more' }],
  ['refurb', '10000001', { error: 'Enter £10,000,000 or less' }],
] as const)('an estimate of the %s typed as “%s”', (figure, text, read) =>
  expect(readEstimate(figure, text)).toEqual(read),
);

it('An answer can be changed from what it says, with nothing in the fields it leaves out', () => {
  const text = estimatesText({ estimates: { rent: 1_225 }, note: 'Sure' });
  expect(text).toEqual({ rent: '1,225', gdv: '', refurb: '', note: 'Sure' });
});
