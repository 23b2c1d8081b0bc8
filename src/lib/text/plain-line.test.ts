import { expect, it } from 'vitest';
import { plainLine } from './plain-line';

it.each([
  ['Hello, is 5 pm right?', 'Hello, is 5 pm right?'],
  [' a\n b ', 'a b'],
  ['**Yield** is *fine*, ~~8~~ `8.4%`', 'Yield is fine, 8 8.4%'],
  ['The yield is $$\\frac{13800}{180000}$$, before voids.', 'The yield is 13800/180000, before voids.'],
  ['Either: \\((1+i)^{12}-1\\) turns one into the other.', 'Either: (1+i)^12-1 turns one into the other.'],
  ['\\[ \\text{ROI} \\approx 5\\% \\times 2 \\]', 'ROI ≈ 5% × 2'],
  ['$$\\\\$$', 'Formula'],
  ['# Offer\n\n- first\n- second', 'Offer first second'],
  ['> said before\nand now', 'said before and now'],
  ['| Item | Cost |\n| --- | ---: |\n| Roof | £900 |', 'Item · Cost Roof · £900'],
  ['see [the plan](https://example.org/a)', 'see the plan'],
  ['```ts\nconst a = 1\n```', 'const a = 1'],
  ['snake_case, 2 * 3 * 4, £5k | £6k', 'snake_case, 2 * 3 * 4, £5k · £6k'],
  ['costs $5 to $6', 'costs $5 to $6'],
  ['', ''],
])('%j reads %j', (text, line) => expect(plainLine(text)).toBe(line));

it('takes no longer than a line deserves, whatever is sent', () => {
  for (const hostile of [
    '*'.repeat(8000),
    '['.repeat(8000),
    '$$'.repeat(4000),
    '\\['.repeat(4000),
    '|-'.repeat(4000),
  ]) {
    const began = performance.now();
    plainLine(hostile);
    expect(performance.now() - began).toBeLessThan(200);
  }
});
