// One-time codes of an authenticator app: RFC 6238 with SHA-1, six digits and steps of 30 s, as every such app understands them.

import { hmacSha1 } from './sha1';

const stepSeconds = 30;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 random bits in base32 (RFC 4648), as an authenticator app takes them. */
export const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => alphabet[byte % 32]).join('');

function bytesOf(secret: string): number[] {
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
}

/** The code of a moment. @param at in ms since 1970 */
export function codeAt(secret: string, at: number): string {
  const step = Math.floor(at / 1000 / stepSeconds);
  const counter = [
    0,
    0,
    0,
    Math.floor(step / 2 ** 32),
    step >>> 24,
    (step >>> 16) & 255,
    (step >>> 8) & 255,
    step & 255,
  ];
  const hash = hmacSha1(bytesOf(secret), counter);
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.slice(offset, offset + 4).reduce((sum, byte) => sum * 256 + byte, 0) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Is it the code of now, or of the step before or after? Clocks of phones are that wrong. */
export const isCodeOf = (secret: string, code: string, now: Date): boolean =>
  [-1, 0, 1].some((step) => codeAt(secret, now.getTime() + step * stepSeconds * 1000) === code);

/** Ten codes to keep for the day the phone is lost: each works once. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () => {
    const letters = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) =>
      (alphabet[byte % 32] ?? 'A').toLowerCase(),
    ).join('');
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
