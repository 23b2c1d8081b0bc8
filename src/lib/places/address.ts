// British addresses: how their postcodes are written, and what two ways of writing one have in common.

// The product's own rule for postcodes.
const full =
  /^(GIR ?0AA|[A-PR-UWYZ]([0-9]{1,2}|[A-HK-Y][0-9]([0-9]|[ABEHMNPRV-Y])?|[0-9][A-HJKPS-UW]) ?[0-9][ABD-HJLNP-UW-Z]{2})$/;

/** Upper case with one space before the last three, or undefined when it is no full postcode. */
export function tidyPostcode(text: string): string | undefined {
  const letters = text.toUpperCase().replaceAll(/\s/g, '');
  return full.test(letters) ? `${letters.slice(0, -3)} ${letters.slice(-3)}` : undefined;
}

/** What two ways of writing one address have in common: the postcode and the letters of the first line. */
export const addressKey = ({ addressLine1, postcode }: { addressLine1: string; postcode: string }) =>
  `${postcode} ${addressLine1.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`;
