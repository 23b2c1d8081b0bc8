// What the form of a renewal date asks for, and what follows from what is typed.
import type { Schemas } from '@/api/contract';
import type { Property } from '@/entities/property/property';
import { PropertyChoices } from '@/entities/property/use-properties';
import { propertyField } from '@/entities/record/described/property-field';
import { addMonths } from '@/lib/dates/calendar-day';
import { futureDayProblem, readDay } from '@/lib/dates/day-text';
import { renewalInterval } from '@/lib/renewals/renewal-interval';
import { renewalNames } from '@/lib/renewals/renewal-names';
import { choicesOf } from '@/ui/input/choices';
import type { FieldGroup, RecordValues } from '@/ui/records/form/record-field';

export interface Asked {
  companies: readonly { id: string; name: string }[];
  /** Of the property whose page it is: the form does not ask. */
  propertyId?: string | undefined;
  /** ISO day in London. */
  today: string;
}

const applies = ({ notApplicable }: RecordValues) => notApplicable !== 'true';

/** The fields of a renewal date, of one property or of any. */
export const renewalGroups = ({
  companies,
  propertyId,
  today,
}: Asked): readonly FieldGroup<Schemas['NewRenewalDate']>[] => [
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
            propertyField(PropertyChoices),
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
      { name: 'notApplicable', kind: 'yes', label: 'Doesn’t apply', isWide: true },
      {
        name: 'naReason',
        kind: 'text',
        label: 'Reason it doesn’t apply',
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
      {
        name: 'issuedOn',
        kind: 'day',
        label: 'Issue date',
        isAsked: applies,
        check: (day) => (day > today ? futureDayProblem : undefined),
      },
      {
        name: 'dueOn',
        kind: 'day',
        label: 'Expiry date',
        hint: 'Leave blank if you don’t know it yet',
        isAsked: applies,
      },
      {
        name: 'intervalMonths',
        kind: 'number',
        label: 'Renewal period',
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
        label: 'Reminders',
        hint: 'Days before the expiry date, separated by commas',
        isWhole: true,
        max: 365,
        maxItems: 6,
        isWide: true,
        isAsked: applies,
      },
    ],
  },
];

/** What is wrong between the fields. */
export const renewalProblems = ({
  kind = '',
  name = '',
  issuedOn = '',
  dueOn = '',
  notApplicable,
}: RecordValues) => ({
  ...(kind === 'other' && name.trim() === '' ? { name: 'Enter a name' } : {}),
  ...(notApplicable !== 'true' && issuedOn !== '' && dueOn !== '' && dueOn <= issuedOn
    ? { dueOn: 'Enter an expiry date after the issue date' }
    : {}),
});

/** The interval follows from the kind and the nation’s law, the expiry from the day of issue. @param today ISO day in London */
export const followRenewal =
  (
    nationOf: (propertyId: string) => Property['nation'] | null,
    propertyId: string | undefined,
    today: string,
  ) =>
  (
    changed: string,
    { kind = '', propertyId: home = propertyId ?? '', issuedOn = '', intervalMonths = '' }: RecordValues,
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
  };
