/**
 * A text in which each half of a character without its other half (a lone surrogate) is U+FFFD: such a text can be part of an
 * address, which throws otherwise ("URI malformed").
 */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** JSON, its texts well formed; looked through only where an escape may be half a character. @throws as `JSON.parse` does */
export function parseWellFormed(json: string): unknown {
  if (!/\\u[dD][89a-fA-F]/.test(json)) return JSON.parse(json);
  return JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? wellFormed(value) : value));
}
