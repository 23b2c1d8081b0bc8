import type { Schemas } from '@/api/contract';
import { nationNames } from '@/lib/places/nations';
import { statusNames } from '@/entities/property/property';
import { isLikelyDay } from '@/lib/dates/calendar-day';
import { futureDayProblem } from '@/lib/dates/day-text';
import { tidyPostcode } from '@/lib/places/address';
import type { FieldGroup, RecordValues } from '@/ui/records/form/record-field';
import { choicesOf } from '@/ui/input/choices';

type Body = Omit<Schemas['NewProperty'], 'images'>;

export interface PropertyChoices {
  types: readonly { id: string; name: string }[];
  models: readonly { id: string; name: string }[];
  managers: readonly { id: string; name: string }[];
  /** ISO day in London. */
  today: string;
}

const byId = (rows: readonly { id: string; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, label: name }));
const letters = (all: string) => all.split('').map((letter) => ({ value: letter, label: letter }));

const tenures = {
  freehold: 'Freehold',
  leasehold: 'Leasehold',
  share_of_freehold: 'Share of freehold',
  commonhold: 'Commonhold',
  feuhold: 'Outright ownership (Scotland)',
};
const valueSources = {
  manual: 'My estimate',
  comps: 'Comparable sales',
  lender: 'Lender’s valuation',
  index: 'House price index',
};

const hasLease = ({ tenure }: RecordValues) => tenure === 'leasehold' || tenure === 'share_of_freehold';
const isValued = ({ currentValue }: RecordValues) => currentValue?.trim() !== '';
const isSold = ({ status }: RecordValues) => status === 'sold';

/** Everything that can be typed of a property, in groups. `owners` and `tags` have controls of their own. */
export function propertyGroups({
  types,
  models,
  managers,
  today,
}: PropertyChoices): readonly FieldGroup<Body>[] {
  const notLater = (day: string) => (day > today ? futureDayProblem : undefined);
  return [
    {
      title: 'Address',
      fields: [
        {
          name: 'addressLine1',
          kind: 'text',
          label: 'Address',
          isRequired: true,
          maxLength: 120,
          isWide: true,
        },
        { name: 'line2', kind: 'text', label: 'Address line 2', maxLength: 120, isWide: true },
        { name: 'town', kind: 'text', label: 'Town', isRequired: true, maxLength: 80 },
        { name: 'county', kind: 'text', label: 'County', maxLength: 80 },
        {
          name: 'postcode',
          kind: 'text',
          label: 'Postcode',
          isRequired: true,
          maxLength: 10,
          check: (text) =>
            tidyPostcode(text) === undefined ? 'Enter a full UK postcode, such as M14 6PQ' : undefined,
        },
        {
          name: 'nation',
          kind: 'choice',
          label: 'Nation',
          none: 'From the postcode',
          choices: choicesOf(nationNames),
        },
      ],
    },
    {
      title: 'Property',
      fields: [
        { name: 'typeId', kind: 'choice', label: 'Type', isRequired: true, choices: byId(types) },
        { name: 'modelId', kind: 'choice', label: 'Strategy', choices: byId(models) },
        {
          name: 'status',
          kind: 'choice',
          label: 'Status',
          isRequired: true,
          choices: choicesOf(statusNames),
        },
        { name: 'managerId', kind: 'choice', label: 'Managed by', none: 'Me', choices: byId(managers) },
        {
          name: 'soldPrice',
          kind: 'pounds',
          label: 'Sale price',
          isRequired: true,
          isAsked: isSold,
        },
        {
          name: 'soldOn',
          kind: 'day',
          label: 'Sale date',
          isRequired: true,
          isAsked: isSold,
          check: notLater,
        },
        { name: 'bedrooms', kind: 'number', label: 'Bedrooms', isWhole: true, max: 30 },
        { name: 'bathrooms', kind: 'number', label: 'Bathrooms', isWhole: true, max: 30 },
        { name: 'receptions', kind: 'number', label: 'Reception rooms', isWhole: true, max: 30 },
        { name: 'areaSqm', kind: 'area', label: 'Floor area', min: 0.01, max: 100_000 },
        { name: 'yearBuilt', kind: 'number', label: 'Year built', isWhole: true, min: 1000, max: 2100 },
        { name: 'epcRating', kind: 'choice', label: 'EPC rating', choices: letters('ABCDEFG') },
        { name: 'councilTaxBand', kind: 'choice', label: 'Council tax band', choices: letters('ABCDEFGHI') },
        { name: 'councilTax', kind: 'pounds', label: 'Annual council tax' },
      ],
    },
    {
      title: 'Tenure and title',
      fields: [
        { name: 'tenure', kind: 'choice', label: 'Tenure', choices: choicesOf(tenures) },
        { name: 'leaseExpiry', kind: 'day', label: 'Lease expiry', isAsked: hasLease },
        { name: 'groundRent', kind: 'pounds', label: 'Annual ground rent', isAsked: hasLease },
        { name: 'serviceCharge', kind: 'pounds', label: 'Annual service charge' },
        { name: 'titleNumber', kind: 'text', label: 'Title number', maxLength: 20, placeholder: 'GM512345' },
        {
          name: 'uprn',
          kind: 'text',
          label: 'UPRN',
          maxLength: 12,
          check: (text) => (/^\d{1,12}$/.test(text) ? undefined : 'Enter up to 12 digits'),
        },
      ],
    },
    {
      title: 'Purchase and value',
      fields: [
        { name: 'purchasePrice', kind: 'pounds', label: 'Purchase price' },
        {
          name: 'purchaseDate',
          kind: 'day',
          label: 'Purchase date',
          check: (day) => (isLikelyDay(day, today) ? undefined : 'Check the year of the purchase date'),
        },
        {
          name: 'purchaseCosts',
          kind: 'pounds',
          label: 'Purchase costs',
          hint: 'Stamp duty, fees and initial works',
          isWide: true,
        },
        { name: 'currentValue', kind: 'pounds', label: 'Current value' },
        {
          name: 'valuedAt',
          kind: 'day',
          label: 'Valuation date',
          isAsked: isValued,
          check: notLater,
          hint: 'Leave blank for today',
        },
        {
          name: 'valueSource',
          kind: 'choice',
          label: 'Valuation source',
          isAsked: isValued,
          choices: choicesOf(valueSources),
          isWide: true,
        },
      ],
    },
    { title: 'Owners', fields: [{ name: 'owners', kind: 'other', label: 'Owners' }] },
    {
      title: 'Notes',
      fields: [
        { name: 'tags', kind: 'other', label: 'Tags' },
        { name: 'notes', kind: 'note', label: 'Notes', maxLength: 4000 },
      ],
    },
  ];
}
