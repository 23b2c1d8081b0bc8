import type { Property } from '@/entities/property/property';
import { PropertyCell } from '@/entities/property/property-cell';
import { shortDate } from '@/lib/dates/day-text';
import { counted } from '@/lib/lists/counted';
import { inDays } from '@/lib/renewals/renewal-text';
import type { Column } from '@/ui/records/column';
import { RenewalBadge } from './renewal-badge';
import type { Renewal } from './renewal-list';
import { titleOf } from './renewal-type';

interface Known {
  properties: ReadonlyMap<string, Property>;
  companies: readonly { id: string; name: string }[];
  isOfProperty: boolean;
  /** ISO day in London. */
  today: string;
}

/** What the list says of a renewal date: what, where, how it stands and when it runs out. */
export function renewalColumns(known: Known): readonly Column<Renewal>[] {
  const { isOfProperty, today } = known;
  return [
    {
      name: 'Item',
      cell: (row) => (
        <span className="block min-w-0 leading-4.5">
          <span className="block font-medium max-md:wrap-anywhere md:truncate">{titleOf(row)}</span>
          {row.reference !== null && (
            <span className="block text-xs text-ink-3 max-md:wrap-anywhere md:truncate">{row.reference}</span>
          )}
        </span>
      ),
    },
    ...(isOfProperty
      ? []
      : [{ name: 'Applies to', cell: (row: Renewal) => <Whose row={row} known={known} /> }]),
    { name: 'Status', cell: ({ status }) => <RenewalBadge status={status} /> },
    {
      name: 'Expires',
      cell: ({ dueOn, naReason, notApplicable }) =>
        notApplicable ? (
          <span className="block text-ink-2 wrap-anywhere">{naReason}</span>
        ) : (
          dueOn !== null && (
            <span className="num block leading-4.5 whitespace-nowrap">
              {shortDate(dueOn)}
              <span className="block text-xs text-ink-3">{inDays(today, dueOn)}</span>
            </span>
          )
        ),
    },
    {
      name: 'Renewal period',
      from: 'wide',
      cell: ({ intervalMonths, notApplicable }) =>
        intervalMonths !== null && !notApplicable && intervalText(intervalMonths),
    },
  ];
}

/** `12 months` as a person says it: `1 year`, `5 years`, `3 months`. */
const intervalText = (months: number): string =>
  months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month');

function Whose({ row: { propertyId, companyId }, known }: { row: Renewal; known: Known }) {
  const property = known.properties.get(propertyId ?? '');
  if (property) return <PropertyCell property={property} tab="compliance" />;
  if (companyId !== null) return <>{known.companies.find(({ id }) => id === companyId)?.name ?? 'Company'}</>;
  return propertyId === null ? 'You' : null;
}
