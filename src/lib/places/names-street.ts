/** A house number, or several, with the word before it: `14`, `20 and 22`, `Flat 6`, `Apartment 1407`, `2/1`. */
const number =
  /^(?:(?:flat|apartment|unit|studio|room|plot)\s+)?\d[\d/-]*[a-z]?(?:\s*(?:and|&|,)\s*\d+[a-z]?)*(?:\s+|$)/i;
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** Too short to be a street, and likely to be a word of anything else. */
const shortest = 4;

/**
 * Whether a text tells the street or the building of an address, as `Ashfield Terrace, two-bed` does of `14 Ashfield Terrace, Beeston,
 * Leeds LS11 8PT`. The parts up to the one with the house number count; district, town and postcode do not.
 */
export function namesStreet(text: string, address: string): boolean {
  const parts = address.split(',').map((part) => part.trim());
  const last = Math.max(
    0,
    parts.findLastIndex((part) => /^\d/.test(part)),
  );
  const said = ` ${plain(text)} `;
  return parts
    .slice(0, last + 1)
    .map((part) => plain(part.replace(number, '')))
    .some((name) => name.length >= shortest && said.includes(` ${name} `));
}
