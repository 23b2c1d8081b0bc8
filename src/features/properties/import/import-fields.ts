import type { ImportField } from '@/lib/csv/columns';
import type { AnyField } from '@/ui/records/form/record-field';

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
