import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksOf, longestQuote, ownWords, withQuote } from './quote';

describe('a quote', () => {
  it('stands before the words of a reply, line by line', () => {
    expect(withQuote('', ' Ask Ada\n in Otley ')).toBe('> Ask Ada\n> in Otley\n\n');
  });

  it('leaves what was written before', () => {
    expect(withQuote('Thanks. ', 'Ask Ada')).toBe('Thanks.\n\n> Ask Ada\n\n');
  });

  it('is cut where it is long', () => {
    expect(withQuote('', 'x'.repeat(500))).toBe(`> ${'x'.repeat(longestQuote)}...\n\n`);
  });

  it('is told from the words around it', () => {
    expect(blocksOf('> Ask Ada\n>in Otley\n\nI did.\n\nTwice.\n> Really?')).toEqual([
      { kind: 'quote', text: 'Ask Ada\nin Otley' },
      { kind: 'words', text: 'I did.\n\nTwice.' },
      { kind: 'quote', text: 'Really?' },
    ]);
    expect(blocksOf('Rents > costs')).toEqual([{ kind: 'words', text: 'Rents > costs' }]);
    expect(ownWords('> Ask Ada\n\nI did.')).toBe('I did.');
  });

  it('is found again in what it begins, whatever the words', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200 }), (words) => {
        fc.pre(words.trim() !== '');
        const [first] = blocksOf(`${withQuote('', words)}Mine`);
        expect(first?.kind).toBe('quote');
      }),
      { numRuns: 200, seed: 2026 },
    );
  });
});
