// What a renewal date is to the parts that all records share.
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { CalendarClock, CalendarPlus, RefreshCw } from 'lucide-react';
import type { PagedArgs, Schemas } from '@/api/contract';
import { readPages, write } from '@/api/queries';
import type { Property } from '@/entities/property/property';
import type { RecordDescription } from '@/entities/record/described/record-description';
import { removeRecord } from '@/entities/record/removal';
import { addMonths } from '@/lib/dates/calendar-day';
import { readDay } from '@/lib/dates/day-text';
import { renewalInterval } from '@/lib/renewals/renewal-interval';
import { renewalName, renewalNames } from '@/lib/renewals/renewal-names';
import { choicesOf } from '@/ui/records/form/choices';
import type { RecordValues } from '@/ui/records/form/record-field';
import { saveRenewalEvents } from './calendar-file';
import { openRenewForm } from './renew-form';
import { readersOf, rereadRenewal } from './renewal-writes';

export type Renewal = Schemas['RenewalDate'];
export type RenewalType = RecordDescription<Renewal, Schemas['NewRenewalDate']>;
export type RenewalFilters = NonNullable<PagedArgs<'/renewal-dates'>['query']>;

const ranks: Partial<Record<Renewal['status'], number>> = { overdue: 0, missing: 1, not_applicable: 3 };
const rankOf = ({ status }: Renewal) => ranks[status] ?? 2;

/** What needs somebody first: overdue, then without a date, then what is due next; what doesn’t apply comes last. */
export const byNeed = (a: Renewal, b: Renewal) =>
  rankOf(a) - rankOf(b) || (a.dueOn ?? '').localeCompare(b.dueOn ?? '');

/** Two hundred a page, each in the order in which they need somebody. */
export const renewalList = (filters: RenewalFilters) => ({
  ...readPages('/renewal-dates', { query: filters }),
  select: inOrder,
});

const inOrder = (all: InfiniteData<Schemas['RenewalDatePage']>) => ({
  ...all,
  pages: all.pages.map((page) => ({ ...page, data: page.data.toSorted(byNeed) })),
});

/** What a renewal date is called; `Renewal` for a kind that is not known. */
export const titleOf = ({ name, kind }: Pick<Renewal, 'name' | 'kind'>) => name ?? renewalName(kind);

interface Known {
  properties: ReadonlyMap<string, Property>;
  companies: readonly { id: string; name: string }[];
  /** Of the property whose page it is: the form does not ask. */
  propertyId?: string | undefined;
  /** ISO day in London. */
  today: string;
}

const applies = ({ notApplicable }: RecordValues) => notApplicable !== 'true';

/** Certificates, licences, policies and filings with the day they run out (S51), of one property or of any. */
export function renewalType({ properties, companies, propertyId, today }: Known): RenewalType {
  const nationOf = (id: string) => properties.get(id)?.nation ?? null;
  return {
    one: 'renewal date',
    many: 'renewal dates',
    path: '/renewal-dates',
    icon: <CalendarClock aria-hidden />,
    empty: 'Add a certificate, licence or policy to be reminded before it expires.',
    titleOf: (row) => {
      const home = propertyId === undefined && properties.get(row.propertyId ?? '')?.addressLine1;
      return home ? `${titleOf(row)}, ${home}` : titleOf(row);
    },
    begin: { remindDays: [30, 7], ...(propertyId !== undefined && { propertyId }) },
    groups: [
      {
        fields: [
          {
            name: 'kind',
            kind: 'choice',
            label: 'Type',
            isRequired: true,
            choices: [...choicesOf(renewalNames), { value: 'other', label: 'Something else' }],
          },
          {
            name: 'name',
            kind: 'text',
            label: 'Name',
            maxLength: 120,
            isAsked: ({ kind }) => kind === 'other',
          },
          ...(propertyId === undefined
            ? [
                {
                  name: 'propertyId' as const,
                  kind: 'choice' as const,
                  label: 'Property',
                  none: 'No property',
                  choices: [...properties.values()].map(({ id, addressLine1, town }) => ({
                    value: id,
                    label: `${addressLine1}, ${town}`,
                  })),
                },
                {
                  name: 'companyId' as const,
                  kind: 'choice' as const,
                  label: 'Company',
                  none: 'No company',
                  isAsked: (values: RecordValues) => values['propertyId'] === '',
                  choices: companies.map(({ id, name }) => ({ value: id, label: name })),
                },
              ]
            : []),
          { name: 'notApplicable', kind: 'yes', label: 'Doesn’t apply here', isWide: true },
          {
            name: 'naReason',
            kind: 'text',
            label: 'Why it doesn’t apply',
            maxLength: 200,
            isWide: true,
            isRequired: true,
            placeholder: 'All electric',
            isAsked: (values) => !applies(values),
          },
        ],
      },
      {
        fields: [
          { name: 'issuedOn', kind: 'day', label: 'Issue date', isAsked: applies },
          {
            name: 'dueOn',
            kind: 'day',
            label: 'Expiry date',
            hint: 'Leave empty if you don’t know it yet',
            isAsked: applies,
          },
          {
            name: 'intervalMonths',
            kind: 'number',
            label: 'Renews every',
            suffix: 'months',
            isWhole: true,
            min: 1,
            max: 1200,
            isAsked: applies,
          },
          { name: 'reference', kind: 'text', label: 'Reference', maxLength: 80, isAsked: applies },
          {
            name: 'remindDays',
            kind: 'numbers',
            label: 'Remind me',
            hint: 'Days before it expires, with commas between them',
            isWhole: true,
            max: 365,
            maxItems: 6,
            isWide: true,
            isAsked: applies,
          },
        ],
      },
    ],
    problems: ({ kind = '', name = '', issuedOn = '', dueOn = '', notApplicable }) => ({
      ...(kind === 'other' && name.trim() === '' ? { name: 'Enter the name' } : {}),
      ...(notApplicable !== 'true' && issuedOn !== '' && dueOn !== '' && dueOn <= issuedOn
        ? { dueOn: 'Enter an expiry date after the issue date' }
        : {}),
    }),
    follow: (
      changed,
      { kind = '', propertyId: home = propertyId ?? '', issuedOn = '', intervalMonths = '' },
    ) => {
      if (!['kind', 'propertyId', 'issuedOn', 'intervalMonths'].includes(changed)) return {};
      const issued = readDay(issuedOn);
      const isTyped = changed === 'issuedOn' || changed === 'intervalMonths';
      const months =
        isTyped && intervalMonths !== ''
          ? Number(intervalMonths)
          : renewalInterval(kind, nationOf(home), issued ?? today);
      const isWhole = months !== null && Number.isInteger(months) && months > 0 && months <= 1200;
      return {
        ...(changed !== 'intervalMonths' && { intervalMonths: isWhole ? String(months) : '' }),
        ...(issued !== null && isWhole && { dueOn: addMonths(issued, months) }),
      };
    },
    actions: (row) => [
      ...(row.notApplicable || row.mortgageId !== null
        ? []
        : [
            {
              label: 'Renew…',
              icon: <RefreshCw aria-hidden size={16} />,
              onSelect: () => openRenewForm(row, today),
            },
          ]),
      ...(row.dueOn === null || row.notApplicable
        ? []
        : [
            {
              label: 'Add to my calendar',
              icon: <CalendarPlus aria-hidden size={16} />,
              onSelect: () => saveRenewalEvents([row], (id) => properties.get(id)?.addressLine1),
            },
          ]),
    ],
    add: (queryClient, body) =>
      write(
        queryClient,
        'post',
        '/renewal-dates',
        // A day that nobody knows yet is sent as none.
        { body: { ...body, dueOn: body.dueOn ?? null } },
        { refreshes: readersOf(body.propertyId) },
      ),
    change: (queryClient, { id, propertyId: before }, body) =>
      write(
        queryClient,
        'put',
        '/renewal-dates/{id}',
        { path: { id }, body },
        { refreshes: readersOf(before, body.propertyId) },
      ),
    remove: removeRenewal,
    reread: rereadRenewal,
  };
}

/** The form of a date that is still to be added begins with what it is and where, and how often such a thing comes again. */
export function beginWith(
  type: RenewalType,
  begin: { kind: Renewal['kind']; property: Property; notApplicable?: boolean },
  today: string,
): RenewalType {
  const { kind, property, notApplicable = false } = begin;
  const intervalMonths = renewalInterval(kind, property.nation, today);
  return {
    ...type,
    begin: { ...type.begin, kind, propertyId: property.id, notApplicable, intervalMonths },
  };
}

const removeRenewal = (queryClient: QueryClient, { id, propertyId }: Renewal) =>
  void removeRecord(
    queryClient,
    '/renewal-dates/{id}',
    { path: { id } },
    {
      text: 'Renewal date deleted',
      failureTitle: 'Couldn’t delete the renewal date',
      refreshes: readersOf(propertyId),
    },
  );
