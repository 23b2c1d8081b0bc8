import { describe, expect, it } from 'vitest';
import { excerptOf, plainText, readMinutesOf } from './prose';

describe('plain text', () => {
  it('leaves the words and drops the marks', () => {
    const markdown = String.raw`## What changes
> [!NOTE]
> A **bold** word, a [link](/here) and £5.

| A | B |
| --- | ---: |
| 1 | 2 |

- one
$$\frac{1}{2}$$ and \( t \)
[[calculator:yield]]
A [[term:gross yield]].`;
    expect(plainText(markdown)).toBe(
      'What changes A bold word, a link and £5. A B 1 2 one and A gross yield.',
    );
  });

  it('takes no longer for openings without an end', () => {
    const hostile = String.raw`\(`.repeat(15_000) + '$$'.repeat(9_999) + '[['.repeat(9_000);
    const before = performance.now();
    plainText(hostile);
    expect(performance.now() - before).toBeLessThan(5000);
  });
});

it('an excerpt begins past the headings and ends at a word', () => {
  expect(excerptOf('# Title\n\nFirst words of a text that goes on', 20)).toBe('First words of a…');
  expect(excerptOf('Short')).toBe('Short');
});

it('reading takes a minute for every two hundred words begun', () => {
  expect(readMinutesOf('word')).toBe(1);
  expect(readMinutesOf('word '.repeat(201))).toBe(2);
});
