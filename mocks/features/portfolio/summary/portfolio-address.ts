// British addresses: how they are written and which nation they are in.
import type { Schema } from '../../../engine/contract/contract';

type Nation = Schema<'PropertyNation'>;

// The product's own rule for postcodes.
const full =
  /^(GIR ?0AA|[A-PR-UWYZ]([0-9]{1,2}|[A-HK-Y][0-9]([0-9]|[ABEHMNPRV-Y])?|[0-9][A-HJKPS-UW]) ?[0-9][ABD-HJLNP-UW-Z]{2})$/;

/** Upper case with one space before the last three, or undefined when it is no full postcode. */
export function tidyPostcode(text: string): string | undefined {
  const letters = text.toUpperCase().replaceAll(/\s/g, '');
  return full.test(letters) ? `${letters.slice(0, -3)} ${letters.slice(-3)}` : undefined;
}

const areas: Readonly<Record<string, Nation | null>> = {
  ...nationOfAreas('scotland', 'AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE'),
  ...nationOfAreas('wales', 'CF LD LL NP SA'),
  ...nationOfAreas('northern_ireland', 'BT'),
  // Crown dependencies are no part of the United Kingdom.
  ...nationOfAreas(null, 'GY IM JE'),
};

function nationOfAreas(nation: Nation | null, names: string): Record<string, Nation | null> {
  return Object.fromEntries(names.split(' ').map((area) => [area, nation]));
}

/**
 * The nation most of a postcode's area lies in; null outside the United Kingdom.
 * Along the borders it can be wrong, so whoever knows better may say so.
 */
export function nationOf(postcode: string): Nation | null {
  const [area = ''] = postcode.match(/^[A-Z]+/) ?? [];
  const known = areas[area];
  return known === undefined ? 'england' : known;
}

export type AddressLines = Pick<
  Schema<'Property'>,
  'addressLine1' | 'line2' | 'town' | 'county' | 'postcode'
>;

/** All lines in one, `27 Braemar Road, Fallowfield, Manchester, M14 6PQ`. */
export const fullAddressOf = ({ addressLine1, line2, town, county, postcode }: AddressLines) =>
  [addressLine1, line2, town, county, postcode].filter(Boolean).join(', ');

/** What two ways of writing one address have in common: the postcode and the letters of the first line. */
export const addressKey = ({ addressLine1, postcode }: Pick<AddressLines, 'addressLine1' | 'postcode'>) =>
  `${postcode} ${addressLine1.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`;
