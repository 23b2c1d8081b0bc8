import { expect, it } from 'vitest';
import { compareQuotes, estimateAfter, withAccepted } from './quotes';

const quotes = [680, 745, 590.5, 590.5].map((amount, at) => ({
  contactId: `c${at}`,
  amount,
  file: null,
  accepted: at === 1,
}));

it('Quotes stand from the lowest, each with what it costs more', () => {
  expect(compareQuotes(quotes).map(({ index, above }) => [index, above])).toEqual([
    [2, 0],
    [3, 0],
    [0, 89.5],
    [1, 154.5],
  ]);
  expect(compareQuotes([])).toEqual([]);
});

it('Accepting one quote takes the acceptance from the others, and none may be accepted', () => {
  expect(withAccepted(quotes, 2).map(({ accepted }) => accepted)).toEqual([false, false, true, false]);
  expect(withAccepted(quotes, null).some(({ accepted }) => accepted)).toBe(false);
});

it('The amount of an accepted quote stops being the estimate with it, but for one that was typed or another quote', () => {
  const without = quotes.toSpliced(1, 1);
  expect(estimateAfter({ quotes, estimate: 745 }, without)).toEqual({ estimate: null });
  expect(estimateAfter({ quotes, estimate: 745 }, withAccepted(quotes, null))).toEqual({ estimate: null });
  expect(estimateAfter({ quotes, estimate: 700 }, without)).toEqual({});
  expect(estimateAfter({ quotes, estimate: 745 }, withAccepted(quotes, 2))).toEqual({});
  expect(estimateAfter({ quotes, estimate: 745 }, quotes.toSpliced(0, 1))).toEqual({});
});
