// British addresses: how they are written and which nation they are in.
import type { Schema } from '../../../engine/contract/contract';

type Nation = Schema<'PropertyNation'>;

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

/** All lines in one, `27 Braemar Road, Fallowfield, Manchester M14 6PQ`. */
export const fullAddressOf = ({ addressLine1, line2, town, county, postcode }: AddressLines) =>
  `${[addressLine1, line2, town, county].filter(Boolean).join(', ')} ${postcode}`;
