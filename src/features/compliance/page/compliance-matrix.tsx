import { useInfiniteQuery } from '@tanstack/react-query';
import { House, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useEveryPage } from '@/api/every-page';
import { openDescribedForm } from '@/entities/record/described/described-form';
import { RecordPages, RowsSkeleton } from '@/entities/record/record-pages';
import { useShownRows } from '@/entities/record/removal';
import type { Property } from '@/entities/property/property';
import { PropertyCell } from '@/entities/property/property-cell';
import { shortDate } from '@/lib/dates/day-text';
import { counted } from '@/lib/lists/counted';
import { renewalName } from '@/lib/renewals/renewal-names';
import type { Column } from '@/ui/records/column';
import { RecordRows } from '@/ui/records/record-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { mostUrgent, notOnFile, shownKinds } from '../record/on-file';
import { RenewalBadge } from '../record/renewal-badge';
import { renewalList, type Renewal } from '../record/renewal-list';
import { beginWith } from '../record/renewal-type';
import type { useRenewalType } from '../use-renewals';

/** Every property by what it must have on file: how each stands, and what is not there yet. */
export function ComplianceMatrix({ known }: { known: ReturnType<typeof useRenewalType> }) {
  const { homes, homesQuery, modelOf, areModelsKnown, type, today } = known;
  const query = useInfiniteQuery(renewalList({}));
  const pages = useEveryPage(query);
  const read = useMemo(() => pages?.flatMap(({ data }) => data) ?? [], [pages]);
  const rows = useShownRows(type.path, read);
  const shown = useMemo(
    () =>
      homes
        .filter(({ status, archivedAt }) => status !== 'sold' && archivedAt === null)
        .map((property) => {
          const own = rows.filter(({ propertyId }) => propertyId === property.id);
          return { property, own, absent: notOnFile(property, modelOf(property.modelId), own, today) };
        }),
    [homes, rows, modelOf, today],
  );
  const isWaiting = !areModelsKnown || homesQuery.hasNextPage || query.hasNextPage;
  return (
    <RecordPages list={homesQuery} what="your properties">
      <RecordPages list={query} what="your renewal dates">
        {isWaiting ? (
          <RowsSkeleton what="your renewal dates" />
        ) : shown.length === 0 ? (
          <EmptyState
            icon={<House aria-hidden />}
            title="No properties yet"
            text="Add a property to see which certificates it needs."
            headingLevel={2}
          />
        ) : (
          <>
            <Absent count={shown.reduce((sum, { absent }) => sum + absent.length, 0)} />
            <RecordRows
              label="Compliance by property"
              rowName="property"
              isFirstFixed
              isGrid
              rows={shown}
              keyOf={({ property }) => property.id}
              columns={columnsOf(shown, {
                open: (row) => openDescribedForm(type, row),
                add: (kind, property) => openDescribedForm(beginWith(type, { kind, property }, today)),
              })}
            />
          </>
        )}
      </RecordPages>
    </RecordPages>
  );
}

interface MatrixRow {
  property: Property;
  /** Its dates. */
  own: readonly Renewal[];
  /** What it must have and does not. */
  absent: ReturnType<typeof notOnFile>;
}

interface CellActions {
  open: (row: Renewal) => void;
  add: (kind: Renewal['kind'], property: Property) => void;
}

function columnsOf(rows: readonly MatrixRow[], { open, add }: CellActions): readonly Column<MatrixRow>[] {
  const kinds = shownKinds(
    new Set(rows.flatMap(({ own, absent }) => [...own, ...absent].map(({ kind }) => kind))),
  );
  return [
    {
      name: 'Property',
      cell: ({ property }, tabIndex) => (
        <PropertyCell property={property} tab="compliance" tabIndex={tabIndex} />
      ),
    },
    ...kinds.map((kind) => ({
      name: renewalName(kind),
      cell: ({ property, own, absent }: MatrixRow, tabIndex?: 0 | -1) => {
        const row = mostUrgent(own.filter((each) => each.kind === kind));
        if (row)
          return <DateCell row={row} property={property} tabIndex={tabIndex} onOpen={() => open(row)} />;
        return (
          absent.some((each) => each.kind === kind) && (
            <AbsentCell
              kind={kind}
              property={property}
              tabIndex={tabIndex}
              onAdd={() => add(kind, property)}
            />
          )
        );
      },
    })),
  ];
}

const Absent = ({ count }: { count: number }) => (
  <p className="mb-3 text-sm text-ink-2">
    {count === 0
      ? 'Everything your properties need is on file.'
      : `${counted(count, 'record')} required by law ${count === 1 ? 'isn’t' : 'aren’t'} on file.`}
  </p>
);

interface DateCellProps {
  row: Renewal;
  property: Property;
  tabIndex: 0 | -1 | undefined;
  onOpen: () => void;
}

const DateCell = ({ row, property, tabIndex, onOpen }: DateCellProps) => (
  <button
    type="button"
    tabIndex={tabIndex}
    className="block rounded-sm py-1 text-left hover:underline max-md:min-h-11"
    onClick={onOpen}
  >
    <span className="sr-only">{`${renewalName(row.kind)}, ${property.addressLine1}: `}</span>
    <RenewalBadge status={row.status} />
    {row.dueOn !== null && !row.notApplicable && (
      <span className="num mt-0.5 block text-xs whitespace-nowrap text-ink-3">{shortDate(row.dueOn)}</span>
    )}
  </button>
);

interface AbsentCellProps {
  kind: Renewal['kind'];
  property: Property;
  tabIndex: 0 | -1 | undefined;
  onAdd: () => void;
}

const AbsentCell = ({ kind, property, tabIndex, onAdd }: AbsentCellProps) => (
  <button
    type="button"
    tabIndex={tabIndex}
    className="flex min-h-7 items-center gap-1 rounded-sm text-left text-amber-ink hover:underline max-md:min-h-11"
    onClick={onAdd}
  >
    <Plus aria-hidden size={14} className="shrink-0" />
    <span>
      <span className="sr-only">{`Add renewal date: ${renewalName(kind)}, ${property.addressLine1}: `}</span>
      Not on file
    </span>
  </button>
);
