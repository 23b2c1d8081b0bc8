import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { textChunks } from './text-chunks';

describe('A text in pieces', () => {
  it('is the same text when they are joined, and no piece is longer than it may be', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.integer({ min: 2, max: 50 }),
        (text, longest) => {
          const chunks = textChunks(text, longest);
          expect(chunks.join('')).toBe(text);
          expect(chunks.every((chunk) => chunk.length > 0 && chunk.length <= longest)).toBe(true);
        },
      ),
    );
  });

  it('is cut behind a line break or a space where there is one near the end', () => {
    expect(textChunks('one two, three', 10)).toEqual(['one two, ', 'three']);
    expect(textChunks('aaaaaaa\nb cdef', 10)).toEqual(['aaaaaaa\nb ', 'cdef']);
  });

  it('keeps a character of two units whole', () => {
    expect(textChunks('a😀b', 2)).toEqual(['a', '😀', 'b']);
  });

  it('of a megabyte is ready at once', () => {
    const begun = performance.now();
    expect(textChunks('word '.repeat(200_000), 10_000).length).toBeLessThanOrEqual(125);
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
