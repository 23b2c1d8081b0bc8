// How a home of the seed is told.
import type { Schema } from '../../../engine/contract/contract';

type Property = Schema<'Property'>;

/** Days count back from the seed's now; those of a lease's end count forward, in years. */
export interface Home {
  ownerId?: number;
  line: readonly [line1: string, line2: string | null, town: string, county: string | null, postcode: string];
  at: readonly [lat: number, lng: number];
  kind: readonly [type: Schema<'PropertyTypeKey'>, model: Schema<'PropertyModelKey'>];
  status: Property['status'];
  tenure?: Property['tenure'];
  lease?: { years: number; groundRent: number; serviceCharge: number };
  size: readonly [
    bedrooms: number,
    bathrooms: number,
    receptions: number,
    areaSqm: number | null,
    built: number | null,
  ];
  tax: readonly [band: Property['councilTaxBand'], yearly: number | null];
  epc: Property['epcRating'];
  title?: string;
  bought?: { price: number; daysAgo: number; costs: number | null };
  valued?: {
    value: number;
    daysAgo: number;
    source: Schema<'PropertyValueSource'>;
    before?: readonly [value: number, daysAgo: number];
  };
  sold?: { price: number; daysAgo: number };
  owners?: readonly (readonly [owner: number | `company-${1 | 2 | 3}`, share: number])[];
  manager?: 1 | 2;
  images: readonly string[];
  tags?: readonly string[];
  notes?: string;
  onProfile?: boolean;
}
