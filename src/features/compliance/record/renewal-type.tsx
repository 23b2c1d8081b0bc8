// What a renewal date is to the parts that all records share.
import type { QueryClient } from '@tanstack/react-query';
import { CalendarClock, CalendarPlus, RefreshCw } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { write } from '@/api/queries';
import type { Property } from '@/entities/property/property';
import type { RecordDescription } from '@/entities/record/described/record-description';
import { removeRecord } from '@/entities/record/removal';
import { renewalInterval } from '@/lib/renewals/renewal-interval';
import { renewalName } from '@/lib/renewals/renewal-names';
import { saveRenewalEvents } from './calendar-file';
import { openRenewForm } from './renew-form';
import { followRenewal, renewalGroups, renewalProblems, type Asked } from './renewal-fields';
import type { Renewal } from './renewal-list';
import { readersOf, rereadRenewal } from './renewal-writes';

export type RenewalType = RecordDescription<Renewal, Schemas['NewRenewalDate']>;

/** What a renewal date is called; `Renewal` for a kind that is not known. */
export const titleOf = ({ name, kind }: Pick<Renewal, 'name' | 'kind'>) => name ?? renewalName(kind);

interface Known extends Asked {
  properties: ReadonlyMap<string, Property>;
}

/** Certificates, licences, policies and filings with the day they run out (S51), of one property or of any. */
export function renewalType({ properties, companies, propertyId, today }: Known): RenewalType {
  const nationOf = (id: string) => properties.get(id)?.nation ?? null;
  return {
    one: 'renewal date',
    many: 'renewal dates',
    kind: 'renewal',
    path: '/renewal-dates',
    icon: <CalendarClock aria-hidden />,
    empty: 'Add a certificate, licence or policy, and we’ll remind you before it expires.',
    titleOf: (row) => {
      const where =
        propertyId === undefined &&
        (properties.get(row.propertyId ?? '')?.addressLine1 ??
          companies.find(({ id }) => id === row.companyId)?.name);
      return where ? `${titleOf(row)}, ${where}` : titleOf(row);
    },
    isTitleQuoted: true,
    begin: { remindDays: [30, 7], ...(propertyId !== undefined && { propertyId }) },
    groups: renewalGroups({ companies, propertyId, today }),
    problems: renewalProblems,
    follow: followRenewal(nationOf, propertyId, today),
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
              label: 'Add to calendar',
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
