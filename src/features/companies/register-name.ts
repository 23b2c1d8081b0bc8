/** Written in capitals by everyone. */
const capitals = new Set(['LLP', 'PLC', 'CIC', 'UK', 'HMO', 'BTL', 'SPV', 'GB', 'NI', 'II', 'III', 'IV']);
const small = new Set(['AND', 'OF', 'THE', 'IN', 'ON', 'FOR', 'AT', 'BY']);

/**
 * The name of a company as people write it: Companies House has it in capitals. `OKAFOR HOMES (YORK) LTD` becomes
 * `Okafor Homes (York) Ltd`; a name that has small letters stays as it is, and so do words without a vowel, such as `JKL`.
 */
export function registerName(title: string): string {
  if (title !== title.toUpperCase()) return title;
  return title.replace(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu, (word, at: number) => {
    if (capitals.has(word) || (word !== 'LTD' && !/[AEIOUY]/.test(word))) return word;
    if (small.has(word) && at > 0) return word.toLowerCase();
    return word.slice(0, 1) + word.slice(1).toLowerCase();
  });
}
