import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWellFormed, wellFormed } from './well-formed';

describe('A text made well formed', () => {
  it('can be part of an address, whatever is in it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 50 }), (units) => {
        const text = wellFormed(String.fromCharCode(...units));
        expect(() => encodeURIComponent(text)).not.toThrow();
        expect(text.length).toBe(units.length);
      }),
    );
  });

  it('keeps whole characters and replaces halves', () => {
    expect(wellFormed('a😀b')).toBe('a😀b');
    expect(wellFormed('a\ud83d')).toBe('a\ufffd');
    expect(wellFormed('\ude00a')).toBe('\ufffda');
  });

  it('comes out of JSON, with or without escapes', () => {
    expect(parseWellFormed(String.raw`{"a":["x\ud800y","\ud83d\ude00"]}`)).toEqual({ a: ['x\ufffdy', '😀'] });
    expect(parseWellFormed('{"a":1}')).toEqual({ a: 1 });
    expect(() => parseWellFormed('{')).toThrow(SyntaxError);
  });
});
