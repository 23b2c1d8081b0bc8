import { useInfiniteQuery } from '@tanstack/react-query';
import { isEveryHome, scopeOf } from '@/entities/property/scope/scope';
import { ScopeNote } from '@/entities/property/scope/scope-note';
import { DescribedList } from '@/entities/record/described/described-list';
import { RowsSkeleton } from '@/entities/record/record-pages';
import { statusWords } from '@/lib/renewals/renewal-text';
import { NativeSelect } from '@/ui/input/native-select';
import { Later } from '@/ui/page/later';
import { Tabs } from '@/ui/tabs';
import { renewalList } from '../record/renewal-list';
import { useRenewalType } from '../use-renewals';
import { ComplianceCalendar } from './compliance-calendar';
import { ComplianceMatrix } from './compliance-matrix';
import { filtersOf, statuses, views, type ComplianceSearch } from './compliance-search';
import { PageActions } from './page-actions';
import { RenewFromAddress } from './renew-from-address';

interface CompliancePageProps {
  search: ComplianceSearch;
  onSearch: (search: ComplianceSearch) => void;
}

const viewNames = { list: 'List', matrix: 'By property', calendar: 'Calendar' } as const;

/** Certificates, licences, policies and filings of the whole portfolio (S51). The address alone makes the view. */
export function CompliancePage({ search, onSearch }: CompliancePageProps) {
  const { view, renew, ...shown } = search;
  const known = useRenewalType();
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      <title>Compliance · Tiebeam</title>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1 className="font-display text-2xl tracking-display font-bold">Compliance</h1>
        <PageActions known={known} />
      </div>
      {renew !== undefined && (
        <div className="mb-3">
          <RenewFromAddress
            key={renew}
            id={renew}
            today={known.today}
            onClosed={() => onSearch({ view, ...shown })}
          />
        </div>
      )}
      <Tabs
        label="Renewal date views"
        tabs={views.map((id) => ({ id, label: viewNames[id] }))}
        activeId={view}
        onChange={(next) => onSearch({ ...search, view: next })}
      >
        <div className="pt-3">
          <Later skeleton={<RowsSkeleton what="your renewal dates" />}>
            {() =>
              view === 'list' ? (
                <ComplianceList known={known} search={search} onSearch={onSearch} />
              ) : view === 'matrix' ? (
                <ComplianceMatrix known={known} />
              ) : (
                <ComplianceCalendar
                  known={known}
                  month={search.month}
                  onMonth={(month) => onSearch({ ...search, month })}
                />
              )
            }
          </Later>
        </div>
      </Tabs>
    </div>
  );
}

interface ComplianceListProps extends CompliancePageProps {
  known: ReturnType<typeof useRenewalType>;
}

/** What is due first, of one status or of all. */
function ComplianceList({ known: { type, columns, today }, search, onSearch }: ComplianceListProps) {
  const { status } = search;
  const scope = scopeOf(search);
  const list = useInfiniteQuery(renewalList({ ...filtersOf(status, today), ...scope }));
  const first = list.data?.pages[0];
  // Those of the year are counted among themselves.
  const counts = status === 'year' ? undefined : first?.counts;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const countText = (count: number | undefined) =>
    count === undefined ? '' : ` (${count.toLocaleString('en-GB')})`;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
        {all !== 0 && (
          <NativeSelect
            aria-label="Status"
            className="w-64! max-md:h-11"
            placeholder={`All statuses${countText(all)}`}
            choices={[
              {
                value: 'year',
                label: `Due within 12 months${countText(status === 'year' ? first?.total : undefined)}`,
              },
              ...statuses.map((value) => ({
                value,
                label: `${statusWords[value]}${countText(counts?.[value])}`,
              })),
            ]}
            value={status ?? ''}
            onChange={({ currentTarget }) => {
              const { value } = currentTarget;
              const chosen = value === 'year' ? value : statuses.find((each) => each === value);
              onSearch({ view: 'list', ...scope, ...(chosen !== undefined && { status: chosen }) });
            }}
          />
        )}
        <ScopeNote
          scope={scope}
          onAll={() => onSearch({ view: 'list', ...(status !== undefined && { status }) })}
        />
      </div>
      <DescribedList
        type={type}
        list={list}
        columns={columns}
        nothing={
          ((status !== undefined && all !== 0) || !isEveryHome(scope)) && (
            <p className="py-6 text-center text-ink-2">
              {status === undefined ? 'No renewal dates here' : 'No renewal dates with this status'}
            </p>
          )
        }
      />
    </>
  );
}
