// What a mortgage is to the parts that all records share.
import type { QueryClient } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { read, readPages, write } from '@/api/queries';
import type { PagedArgs } from '@/api/contract';
import { PropertyChoices } from '@/entities/property/use-properties';
import { propertyField } from '@/entities/record/described/property-field';
import type { RecordDescription } from '@/entities/record/described/record-description';
import { removeRecord } from '@/entities/record/removal';
import { readPounds } from '@/lib/money/amount-text';
import type { RecordValues } from '@/ui/records/form/record-field';
import { rowsField } from '@/ui/records/form/rows-field';
import { choicesOf } from '@/ui/input/choices';

export type Mortgage = Schemas['Mortgage'];
type NewMortgage = Schemas['NewMortgage'];
export type MortgageType = RecordDescription<Mortgage, NewMortgage>;
export type MortgageFilters = NonNullable<PagedArgs<'/mortgages'>['query']>;

export const mortgageList = (filters: MortgageFilters) => readPages('/mortgages', { query: filters });

const rateTypes = {
  fixed: 'Fixed',
  tracker: 'Tracker',
  discount: 'Discount',
  svr: 'Standard variable',
} as const;
const methods = { interest_only: 'Interest only', repayment: 'Repayment', part: 'Part and part' } as const;
export const rateTypeNames: Readonly<Record<Schemas['MortgageRateType'], string>> = rateTypes;
export const methodNames: Readonly<Record<Schemas['MortgageMethod'], string>> = methods;

const own = {
  erc: rowsField('erc', {
    legend: 'Early repayment charges',
    one: 'charge',
    most: 10,
    columns: [
      { name: 'until', kind: 'day', label: 'Last day', isRequired: true },
      { name: 'pct', kind: 'percent', label: 'Percentage', isRequired: true, max: 100 },
    ],
    grid: 'grid-cols-[minmax(0,1fr)] @min-[420px]:grid-cols-2',
    isLine: true,
    problem: (rows) =>
      rows.some(({ until }, at) => at > 0 && String(until) <= String(rows[at - 1]?.['until']))
        ? 'Enter the charges in date order'
        : undefined,
  }),
};
const hasFix = ({ rateType }: RecordValues) => rateType === 'fixed' || rateType === 'discount';

/** A balance above the original loan is taken, for interest and fees can be added to it, but it is mostly a slip. */
export function balanceHint({ balance = '', originalAmount = '' }: RecordValues): string | undefined {
  const [owed, lent] = [readPounds(balance), readPounds(originalAmount)];
  return typeof owed === 'number' && typeof lent === 'number' && owed > lent
    ? 'More than the original loan, which is right only if interest or fees were added'
    : undefined;
}

/** What is read again with a mortgage: its property’s and its company’s debt, the date on which its fix ends, the charge behind it. */
export const readersOf = (...propertyIds: readonly (string | undefined)[]) => [
  '/mortgages',
  '/properties',
  '/renewal-dates',
  '/companies',
  '/companies/ch/charges',
  ...propertyIds.flatMap((id) => (id === undefined ? [] : [`/properties/${id}`])),
];

interface Known {
  /** What a mortgage can be on; of a property's own page there is one. */
  companies: readonly { id: string; name: string }[];
  /** Of the property whose page it is: the form does not ask. */
  propertyId?: string | undefined;
  /** ISO day in London. */
  today: string;
  /** What is known of a new one already, such as its lender from a charge. */
  begin?: Partial<NewMortgage>;
}

/** Mortgages, on one property or on any. */
export function mortgageType({ companies, propertyId, today, begin }: Known): MortgageType {
  const notLater = (day: string) => (day > today ? 'Enter a date that isn’t in the future' : undefined);
  return {
    one: 'mortgage',
    many: 'mortgages',
    kind: 'mortgage',
    path: '/mortgages',
    icon: <Landmark aria-hidden />,
    empty: 'Add one to see its balance, rate and fixed-rate end date.',
    titleOf: ({ lender, accountLast4 }) => (accountLast4 === null ? lender : `${lender} ${accountLast4}`),
    begin: {
      method: 'interest_only',
      rateType: 'fixed',
      ...(propertyId !== undefined && { propertyId }),
      ...begin,
    },
    own,
    groups: [
      {
        fields: [
          ...(propertyId === undefined
            ? [propertyField(PropertyChoices, { isRequired: true, isWide: true })]
            : []),
          { name: 'lender', kind: 'text', label: 'Lender', isRequired: true, maxLength: 120 },
          { name: 'product', kind: 'text', label: 'Product', maxLength: 160, placeholder: '5-year fixed' },
          {
            name: 'companyId',
            kind: 'choice',
            label: 'Borrower',
            none: 'Me',
            choices: companies.map(({ id, name }) => ({ value: id, label: name })),
          },
          {
            name: 'accountLast4',
            kind: 'text',
            label: 'Account number ending',
            maxLength: 4,
            hint: 'The last four digits',
            check: (text) => (/^\d{4}$/.test(text) ? undefined : 'Enter four digits'),
          },
          {
            name: 'chargeCode',
            kind: 'text',
            label: 'Charge code',
            maxLength: 12,
            isWide: true,
            hint: 'From Companies House, 12 characters',
            isAsked: ({ companyId }) => companyId !== '',
            tidy: (text) => text.toUpperCase(),
            check: (text) =>
              /^[A-Z0-9]{12}$/.test(text) ? undefined : 'Enter all 12 characters, such as 098431270001',
          },
          {
            name: 'guarantors',
            kind: 'words',
            label: 'Guarantors',
            hint: 'Separate names with commas',
            maxItems: 6,
            maxLength: 120,
            isWide: true,
            isAsked: ({ companyId }) => companyId !== '',
          },
        ],
      },
      {
        title: 'Balance',
        fields: [
          {
            name: 'originalAmount',
            kind: 'pounds',
            label: 'Original loan amount',
            isRequired: true,
            min: 0.01,
            max: 1e8,
          },
          { name: 'startDate', kind: 'day', label: 'Start date', isRequired: true },
          {
            name: 'balance',
            kind: 'pounds',
            label: 'Balance',
            isRequired: true,
            max: 1e8,
            hint: balanceHint,
          },
          { name: 'balanceAt', kind: 'day', label: 'Balance date', isRequired: true, check: notLater },
        ],
      },
      {
        title: 'Rate and payment',
        fields: [
          {
            name: 'rateType',
            kind: 'choice',
            label: 'Rate type',
            isRequired: true,
            choices: choicesOf(rateTypes),
          },
          { name: 'rate', kind: 'percent', label: 'Rate', isRequired: true, max: 100 },
          { name: 'fixEnds', kind: 'day', label: 'Rate end date', isAsked: hasFix },
          {
            name: 'reversionRate',
            kind: 'percent',
            label: 'Reversion rate',
            max: 100,
            hint: 'The lender’s rate once the current rate ends',
            isAsked: hasFix,
          },
          { name: 'termEnds', kind: 'day', label: 'Term end date', isRequired: true },
          {
            name: 'method',
            kind: 'choice',
            label: 'Repayment method',
            isRequired: true,
            choices: choicesOf(methods),
          },
          { name: 'monthlyPayment', kind: 'pounds', label: 'Monthly payment', isRequired: true, max: 1e8 },
          { name: 'productFee', kind: 'pounds', label: 'Product fee', max: 1e8 },
        ],
      },
      {
        title: 'Early repayment',
        fields: [
          {
            name: 'overpaymentPct',
            kind: 'percent',
            label: 'Annual overpayment allowance',
            max: 100,
            isWide: true,
            hint: 'Share of the balance you can overpay without a charge. Often 10%.',
          },
          { name: 'erc', kind: 'other', label: 'Early repayment charges' },
        ],
      },
    ],
    problems: ({ startDate = '', termEnds = '', fixEnds = '' }) => ({
      ...(startDate !== '' && termEnds !== '' && termEnds <= startDate
        ? { termEnds: 'Enter a date after the start date' }
        : {}),
      ...(fixEnds !== '' && termEnds !== '' && fixEnds > termEnds
        ? { fixEnds: 'Enter a date before the end of term' }
        : {}),
    }),
    add: (queryClient, body) =>
      write(queryClient, 'post', '/mortgages', { body }, { refreshes: readersOf(body.propertyId) }),
    change: (queryClient, { id, propertyId: before }, body) =>
      write(
        queryClient,
        'put',
        '/mortgages/{id}',
        { path: { id }, body },
        { refreshes: readersOf(before, body.propertyId) },
      ),
    remove: removeMortgage,
    reread: async (queryClient, row) => {
      const options = { ...read('/mortgages', { query: { propertyId: row.propertyId } }), staleTime: 0 };
      const { data } = await queryClient.fetchQuery(options);
      return data.find(({ id }) => id === row.id) ?? row;
    },
  };
}

const removeMortgage = (queryClient: QueryClient, { id, propertyId }: Mortgage) =>
  void removeRecord(
    queryClient,
    '/mortgages/{id}',
    { path: { id } },
    {
      text: 'Mortgage deleted',
      failureTitle: 'Couldn’t delete the mortgage',
      refreshes: readersOf(propertyId),
    },
  );
