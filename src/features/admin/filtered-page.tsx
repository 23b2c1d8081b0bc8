import { Search } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { RecordPages } from '@/entities/record/record-pages';
import type { Cell } from '@/lib/csv/csv-text';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { classNames } from '@/ui/class-names';
import { RestedInput } from '@/ui/input/rested/rested-input';
import type { Column } from '@/ui/records/column';
import { RecordRows } from '@/ui/records/record-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { AdminPage } from './admin-page';
import { ExportButton } from './export-button';

/** What a page of the list holds, with how many there are in all. */
interface Page<Row> {
  data: readonly Row[];
  total?: number | undefined;
}

interface FilteredPageProps<Row> {
  title: string;
  text?: string;
  /** `member`, and several of them where that is not with an s. */
  one: string;
  many?: string;
  list: ComponentProps<typeof RecordPages>['list'] & {
    data: { pages: readonly Page<Row>[] } | undefined;
  };
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  actionsOf?: (row: Row) => ReactNode;
  search: { label: string; placeholder: string; query: string | undefined; onQuery: (query: string) => void };
  /** The selects beside the search. */
  filters: readonly ReactNode[];
  /** Said where nothing is found. Without `onClear` nothing is filtered. */
  nothing: { icon: ReactNode; title: string; text?: string | undefined; onClear: (() => void) | undefined };
  /** As a spreadsheet: its headings, its cells, and a page of what is listed. */
  csv: {
    headings: readonly string[];
    cellsOf: (row: Row) => readonly Cell[];
    load: (page: number) => Promise<{ totalPages: number; data: readonly Row[] }>;
  };
}

/** A page of the admin that lists what can be searched, filtered and exported. */
export function FilteredPage<Row>({
  title,
  text,
  one,
  many,
  list,
  keyOf,
  columns,
  actionsOf,
  search,
  filters,
  nothing,
  csv,
}: FilteredPageProps<Row>) {
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = list.data?.pages[0]?.total;
  const what = `the ${title.toLowerCase()}`;
  const isEven = filters.length % 2 === 0;
  return (
    <AdminPage
      title={title}
      text={text}
      action={rows.length > 0 && <ExportButton name={title} what={what} {...csv} />}
    >
      <div
        className={classNames(
          'mb-3 grid gap-2 min-[380px]:grid-cols-2',
          isEven ? 'md:grid-cols-3' : 'md:grid-cols-4',
        )}
      >
        <RestedInput
          aria-label={search.label}
          placeholder={search.placeholder}
          icon={<Search aria-hidden size={16} />}
          maxLength={100}
          className={isEven ? 'max-md:col-span-full' : undefined}
          value={search.query ?? ''}
          onRest={search.onQuery}
        />
        {filters}
      </div>
      <RecordPages list={list} what={what}>
        {rows.length === 0 ? (
          <EmptyState
            icon={nothing.icon}
            title={nothing.title}
            text={nothing.text}
            headingLevel={2}
            action={
              nothing.onClear && (
                <Button variant="outline" onClick={nothing.onClear}>
                  Clear filters
                </Button>
              )
            }
          />
        ) : (
          <>
            {total !== undefined && (
              <p role="status" className="num mb-2.5 text-sm text-ink-2">
                {counted(total, one, many)}
              </p>
            )}
            <RecordRows
              label={title}
              rowName={one}
              rows={rows}
              keyOf={keyOf}
              columns={columns}
              {...(actionsOf && { actionsOf })}
            />
          </>
        )}
      </RecordPages>
    </AdminPage>
  );
}
