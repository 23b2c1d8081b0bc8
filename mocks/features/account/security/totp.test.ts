import { describe, expect, it } from 'vitest';
import { codeAt, isCodeOf, newRecoveryCodes, newSecret } from './totp';

/** The secret of RFC 6238, appendix B, in base32; its table has eight digits, of which the last six are these. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('A one-time code', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ])('at %d s is the one of RFC 6238: %s', (seconds, code) => {
    expect(codeAt(secret, seconds * 1000)).toBe(code);
  });

  it('holds for the steps beside its own, and no longer', () => {
    const code = codeAt(secret, 300_000);
    for (const [seconds, isGood] of [
      [269, false],
      [270, true],
      [359, true],
      [360, false],
    ] as const) {
      expect(isCodeOf(secret, code, new Date(seconds * 1000))).toBe(isGood);
    }
  });

  it('has secrets of 160 bits, and ten different recovery codes', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-7]{5}-[a-z2-7]{5}$/);
  });
});
