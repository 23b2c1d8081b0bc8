import type { AnyField, RecordValues } from '@/ui/records/form/record-field';

/** What a column of the file can be. */
export interface ImportField {
  /** As the property’s form names it; `areaSqFt` and `owner` are the import’s own. */
  name: string;
  label: string;
  isRequired: boolean;
  /** Other headings by which it is known, in small letters. */
  aliases: readonly string[];
}

const aliases: Readonly<Record<string, readonly string[]>> = {
  addressLine1: [
    'address line 1',
    'address 1',
    'street',
    'street address',
    'property',
    'property address',
    'line 1',
  ],
  line2: ['address line 2', 'address 2', 'locality', 'line 2'],
  town: ['city', 'town/city', 'post town', 'town or city'],
  postcode: ['post code', 'postal code', 'zip'],
  nation: ['country'],
  typeId: ['property type', 'dwelling type', 'house type'],
  modelId: ['model', 'investment strategy'],
  bedrooms: ['beds', 'bed', 'no of bedrooms', 'number of bedrooms'],
  bathrooms: ['baths', 'bath', 'no of bathrooms', 'number of bathrooms'],
  receptions: ['receptions', 'living rooms'],
  areaSqm: [
    'area',
    'area m2',
    'area sqm',
    'floor area',
    'floor area m2',
    'floor area sqm',
    'size sqm',
    'sqm',
    'm2',
  ],
  yearBuilt: ['built', 'year of construction'],
  epcRating: ['epc', 'epc band', 'energy rating'],
  councilTaxBand: ['council tax', 'tax band', 'ct band'],
  councilTax: ['council tax a year', 'council tax cost', 'annual council tax'],
  leaseExpiry: ['lease end', 'lease ends', 'lease expires', 'lease expiry date'],
  groundRent: ['ground rent'],
  serviceCharge: ['service charge'],
  titleNumber: ['title', 'title no', 'land registry title'],
  purchasePrice: ['price', 'price paid', 'bought for', 'cost'],
  purchaseDate: ['date purchased', 'purchased', 'bought', 'date bought', 'completion date', 'purchased on'],
  purchaseCosts: ['costs', 'buying costs', 'acquisition costs'],
  currentValue: ['value', 'valuation', 'market value', 'estimated value'],
  valuedAt: ['valuation date', 'value date', 'date valued'],
  valueSource: ['value source'],
  soldPrice: ['sold price', 'sold for'],
  soldOn: ['sold on', 'date sold', 'sold date'],
  notes: ['note', 'comments'],
};

const own: readonly ImportField[] = [
  {
    name: 'areaSqFt',
    label: 'Floor area (sq ft)',
    isRequired: false,
    aliases: [
      'area sq ft',
      'area sqft',
      'sq ft',
      'sqft',
      'square feet',
      'floor area sqft',
      'floor area ft2',
      'size sq ft',
    ],
  },
  { name: 'owner', label: 'Owner', isRequired: false, aliases: ['company', 'owned by', 'owners', 'spv'] },
];

/** The columns that a file can have, in the order of the form. A manager is an own record, so it is chosen later. */
export function importFields(fields: readonly AnyField[]): readonly ImportField[] {
  const ofForm = fields
    .filter(({ name }) => name !== 'managerId' && name !== 'owners')
    .map(({ name, label, isRequired }) => ({
      name,
      label: name === 'areaSqm' ? 'Floor area (m²)' : label,
      // A sale is asked for by the status: no column needs it.
      isRequired: isRequired === true && name !== 'status' && name !== 'soldPrice' && name !== 'soldOn',
      aliases: aliases[name] ?? [],
    }));
  return [...ofForm, ...own];
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('²', '2')
    .replaceAll(/[^a-z0-9/]+/g, ' ')
    .trim();

/** Which column is which field, by position: null where none fits. Each field is found once, its own label before other names. */
export function guessColumns(headers: readonly string[], fields: readonly ImportField[]): (string | null)[] {
  const found = new Map<number, string>();
  const taken = new Set<string>();
  const take = (isIt: (header: string, field: ImportField) => boolean) =>
    headers.forEach((header, at) => {
      if (found.has(at)) return;
      const field = fields.find((each) => !taken.has(each.name) && isIt(bare(header), each));
      if (!field) return;
      found.set(at, field.name);
      taken.add(field.name);
    });
  take((header, { label }) => header === bare(label));
  take((header, { name }) => header === bare(name.replace(/([A-Z])/g, ' $1')));
  take((header, field) => field.aliases.some((alias) => bare(alias) === header));
  return headers.map((_, at) => found.get(at) ?? null);
}

/** The cells of a row by field; those of columns without one are left out. */
export const cellsByField = (cells: readonly string[], mapping: readonly (string | null)[]): RecordValues =>
  Object.fromEntries(
    mapping.flatMap((name, at) => (name === null ? [] : [[name, cells[at] ?? ''] as const])),
  );
