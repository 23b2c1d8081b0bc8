import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { adviceText } from '@/api/errors';
import { useEveryPage } from '@/api/every-page';
import { readPages } from '@/api/queries';
import { propertyQueries } from '@/entities/property/queries';
import { guessColumns, type ImportField } from '@/lib/csv/columns';
import type { CsvTable } from '@/lib/csv/read-csv';
import { londonDay } from '@/lib/dates/calendar-day';
import { LeaveGuard } from '@/ui/draft/page-guard';
import { Card } from '@/ui/card';
import { FormAlert } from '@/ui/form/form-alert';
import { ColumnMapping } from '@/ui/import/column-mapping';
import { FilePicker } from '@/ui/import/file-picker';
import { ImportBar } from '@/ui/import/import-bar';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { useNow } from '@/ui/text/use-now';
import { propertyGroups } from '../form/property-fields';
import { importFields } from './import-fields';
import { countedProperties, importHeadline } from './import-headline';
import { PlanTable } from './plan-table';
import { planRows, type PlanInput } from './plan-rows';
import { useImport } from './use-import';

/** Adds many properties from a file (S44): what would happen is shown row by row before anything is written. */
export function ImportPage({ meId }: { meId: number }) {
  const known = useKnown();
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      <title>Import properties · Tiebeam</title>
      <nav aria-label="Breadcrumb" className="mb-3 flex items-center gap-1.5 text-sm text-ink-3">
        <Link to="/portfolio/properties" className="hover:text-ink hover:underline max-md:py-2.5">
          Properties
        </Link>
        <ChevronRight aria-hidden size={14} className="shrink-0" />
        <span aria-current="page" className="truncate text-ink">
          Import properties
        </span>
      </nav>
      <h1 className="mb-3 font-display text-2xl tracking-display font-bold">Import properties</h1>
      {known.data ? (
        <Importer {...known.data} meId={meId} />
      ) : known.failed ? (
        <Card>
          <ErrorState
            title="Couldn’t load the import"
            text={adviceText(known.failed.error)}
            headingLevel={2}
            onRetry={known.retry}
            isRetrying={known.failed.isRefetching}
          />
        </Card>
      ) : (
        <div role="status">
          <span className="sr-only">Loading import</span>
          <Skeleton className="h-64 rounded-[14px]" />
        </div>
      )}
    </div>
  );
}

type Known = Pick<PlanInput, 'groups' | 'known' | 'companies'>;

/** The choices that rows name, and the addresses that are there already, archived ones too. */
function useKnown() {
  const types = useQuery(propertyQueries.types());
  const models = useQuery(propertyQueries.models());
  const current = useInfiniteQuery(propertyQueries.list({}));
  const archived = useInfiniteQuery(propertyQueries.list({ archived: true }));
  const companies = useInfiniteQuery(readPages('/companies'));
  const pages = [useEveryPage(current), useEveryPage(archived)];
  const companyPages = useEveryPage(companies);
  const today = londonDay(useNow());
  const queries = [types, models, current, archived, companies];
  const failed = queries.find(({ data, isError }) => data === undefined && isError);
  const isReady = [current, archived, companies].every(({ data, hasNextPage }) => data && !hasNextPage);
  const groups = useMemo(
    () =>
      types.data &&
      models.data &&
      propertyGroups({ types: types.data, models: models.data, managers: [], today }),
    [types.data, models.data, today],
  );
  const data: Known | null =
    groups && isReady
      ? {
          groups,
          known: pages.flatMap((each) => each?.flatMap((page) => page.data) ?? []),
          companies: companyPages?.flatMap((page) => page.data) ?? [],
        }
      : null;
  return {
    data,
    failed,
    retry: () => queries.filter(({ isError }) => isError).forEach((query) => void query.refetch()),
  };
}

const leaving = {
  title: 'Leave the import?',
  text: 'Properties already imported will stay in your portfolio. Choose the same file again to import the rest.',
  stay: 'Stay',
  leave: 'Leave',
};

/** `Every row needs an address, town, postcode and type.` */
function noteFor(fields: readonly ImportField[]): string {
  const words = fields.filter(({ isRequired }) => isRequired).map(({ label }) => label.toLowerCase());
  const listed = `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
  return `One row for each property, with headings in the first row. Every row needs an ${listed}.`;
}

/** Takes the focus as it comes, as what was pressed before it is gone. */
const focusOn = (element: HTMLElement | null) => element?.focus();

interface Begun {
  name: string;
  table: CsvTable;
  /** What the member had when the file was chosen: rows that are imported now stay new rows. */
  known: PlanInput['known'];
}

function Importer({ groups, known, companies, meId }: Known & { meId: number }) {
  const fields = importFields(groups.flatMap((group) => group.fields));
  const [begun, setBegun] = useState<Begun | null>(null);
  const [mapping, setMapping] = useState<(string | null)[]>([]);
  const { start, stop, reset, ...run } = useImport();
  const missing = fields.filter(({ name, isRequired }) => isRequired && !mapping.includes(name));
  const isMissing = missing.length > 0;
  const rows = useMemo(
    () =>
      begun === null || isMissing
        ? []
        : planRows({ table: begun.table, mapping, groups, known: begun.known, companies, meId }),
    [begun, mapping, groups, companies, meId, isMissing],
  );
  const navigate = useNavigate();
  if (begun === null) {
    return (
      <FilePicker
        note={noteFor(fields)}
        rules={{ mostRows: 1000 }}
        template={{
          name: 'Tiebeam properties template.csv',
          headings: fields.map(({ label }) => label),
        }}
        onTable={(name, table) => {
          setBegun({ name, table, known });
          setMapping(guessColumns(table.headers, fields));
        }}
      />
    );
  }
  const fresh = rows.filter(({ kind }) => kind === 'new');
  return (
    <div className="flex flex-col gap-4">
      <LeaveGuard isDirty={run.phase === 'running' || run.phase === 'stopped'} question={leaving} />
      <h2 ref={focusOn} tabIndex={-1} className="text-md font-semibold wrap-anywhere outline-none">
        {begun.name}
      </h2>
      <ColumnMapping
        table={begun.table}
        fields={fields}
        mapping={mapping}
        onMapping={setMapping}
        isDisabled={run.phase !== 'ready'}
      />
      {isMissing ? (
        <FormAlert
          text={`Choose a column for: ${missing.map(({ label }) => label.toLowerCase()).join(', ')}.`}
        />
      ) : (
        <>
          <ImportBar
            headline={importHeadline(rows, run)}
            run={run}
            done={fresh.filter(({ line }) => run.results.has(line)).length}
            of={fresh.length}
            nameOf={countedProperties}
            viewLabel="View properties"
            onView={() => void navigate({ to: '/portfolio/properties' })}
            onStart={() => start(rows)}
            onStop={stop}
            onReset={() => {
              setBegun(null);
              reset();
            }}
          />
          <PlanTable rows={rows} results={run.results} />
        </>
      )}
    </div>
  );
}
