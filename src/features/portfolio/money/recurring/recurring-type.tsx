// What a recurring payment is to the parts that all records share.
import { Repeat } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import type { PagedArgs } from '@/api/contract';
import { readPages, write } from '@/api/queries';
import { PropertyChoices } from '@/entities/property/use-properties';
import { propertyField } from '@/entities/record/described/property-field';
import type { RecordDescription } from '@/entities/record/described/record-description';
import { removeRecord } from '@/entities/record/removal';
import { shortDate } from '@/lib/dates/day-text';
import { formatPounds } from '@/lib/money/money';
import { Badge } from '@/ui/badge';
import type { Column } from '@/ui/records/column';
import { choicesOf } from '@/ui/input/choices';
import { categories, categoryName } from '../transaction';
import { changeFuture, paymentNow } from './change-future';

type Payment = Schemas['RecurringPayment'];

const directions = { in: 'Money in', out: 'Money out' } as const;
const frequencies = {
  weekly: 'Weekly',
  fortnightly: 'Fortnightly',
  four_weekly: 'Every 4 weeks',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  annual: 'Annually',
} as const;
const dayRules = {
  same_day: 'Same day of the month',
  last_day: 'Last day of the month',
  first_working: 'First working day of the month',
} as const;
const indexes = { none: 'Stays the same', fixed: 'Fixed percentage', cpi: 'CPI, entered manually' } as const;

/** What is read again with a payment: what falls due of it, and the cash flow of the summary. */
const readers = ['/recurring-payments', '/transactions', '/properties'];

/** Fifty a page. */
export const recurringList = (filters: NonNullable<PagedArgs<'/recurring-payments'>['query']>) =>
  readPages('/recurring-payments', { query: filters });

/**
 * Payments that come again by a rule (S49), of one property or of any.
 * @param propertyId of the property whose page it is: the form does not ask
 */
export function recurringType(
  propertyId?: string,
): RecordDescription<Payment, Schemas['NewRecurringPayment']> {
  return {
    one: 'recurring payment',
    many: 'recurring payments',
    kind: 'recurring_payment',
    path: '/recurring-payments',
    icon: <Repeat aria-hidden />,
    empty: 'Add one and its payments appear under Money when they’re due.',
    titleOf: ({ name }) => name,
    isTitleQuoted: true,
    actions: (row, queryClient) => changeFuture(row, queryClient, readers),
    begin: {
      ...(propertyId !== undefined && { propertyId }),
      direction: 'out',
      frequency: 'monthly',
      dayRule: 'same_day',
      index: 'none',
      leadDays: 7,
      remindDays: 0,
    },
    groups: [
      {
        fields: [
          { name: 'name', kind: 'text', label: 'Name', isRequired: true, maxLength: 120, isWide: true },
          ...(propertyId === undefined ? [propertyField(PropertyChoices, { isWide: true })] : []),
          {
            name: 'direction',
            kind: 'choice',
            label: 'Money in or out',
            isRequired: true,
            choices: choicesOf(directions),
          },
          { name: 'category', kind: 'choice', label: 'Category', isRequired: true, choices: categories },
          { name: 'amount', kind: 'pounds', label: 'Amount', isRequired: true, min: 0.01, max: 1e8 },
          {
            name: 'frequency',
            kind: 'choice',
            label: 'Frequency',
            isRequired: true,
            choices: choicesOf(frequencies),
          },
          { name: 'startOn', kind: 'day', label: 'First payment', isRequired: true },
          { name: 'endOn', kind: 'day', label: 'Last day' },
          {
            name: 'dayRule',
            kind: 'choice',
            label: 'Payment day',
            isRequired: true,
            isWide: true,
            choices: choicesOf(dayRules),
          },
          {
            name: 'index',
            kind: 'choice',
            label: 'Yearly change',
            isRequired: true,
            choices: choicesOf(indexes),
          },
          {
            name: 'indexPct',
            kind: 'percent',
            label: 'Yearly increase',
            isRequired: true,
            max: 100,
            isAsked: ({ index }) => index === 'fixed',
          },
          {
            name: 'leadDays',
            kind: 'number',
            label: 'Days to show in advance',
            suffix: 'days',
            isRequired: true,
            isWhole: true,
            max: 60,
          },
          {
            name: 'remindDays',
            kind: 'number',
            label: 'Remind me before',
            suffix: 'days',
            isRequired: true,
            isWhole: true,
            max: 60,
          },
          { name: 'variable', kind: 'yes', label: 'The amount is an estimate' },
          { name: 'autoConfirm', kind: 'yes', label: 'Confirm automatically' },
          { name: 'paused', kind: 'yes', label: 'Paused' },
        ],
      },
    ],
    problems: ({ startOn = '', endOn = '' }) =>
      startOn !== '' && endOn !== '' && endOn < startOn
        ? { endOn: 'Enter a date after the first payment' }
        : {},
    add: (queryClient, body) =>
      write(queryClient, 'post', '/recurring-payments', { body }, { refreshes: readers }),
    change: (queryClient, { id }, body) =>
      write(queryClient, 'put', '/recurring-payments/{id}', { path: { id }, body }, { refreshes: readers }),
    remove: (queryClient, { id }) =>
      void removeRecord(
        queryClient,
        '/recurring-payments/{id}',
        { path: { id } },
        {
          text: 'Recurring payment deleted',
          failureTitle: 'Couldn’t delete the recurring payment',
          refreshes: readers,
        },
      ),
    reread: paymentNow,
  };
}

export const recurringColumns: readonly Column<Payment>[] = [
  {
    name: 'Payment',
    cell: ({ name, category }) => (
      <span className="block min-w-0">
        <span className="block font-medium text-ink max-md:wrap-anywhere md:truncate">{name}</span>
        <span className="block text-xs text-ink-3 max-md:wrap-anywhere md:truncate">
          {categoryName(category)}
        </span>
      </span>
    ),
  },
  {
    name: 'Amount',
    isNumber: true,
    cell: ({ amount, direction }) => (
      <span className={direction === 'in' ? 'text-green-ink' : ''}>
        {`${direction === 'in' ? '+' : '−'}${formatPounds(amount)}`}
      </span>
    ),
  },
  { name: 'Frequency', cell: ({ frequency }) => frequencies[frequency] },
  {
    name: 'Next',
    cell: ({ nextOn, paused }) =>
      paused ? (
        <Badge>Paused</Badge>
      ) : (
        nextOn && <span className="num whitespace-nowrap">{shortDate(nextOn)}</span>
      ),
  },
];
