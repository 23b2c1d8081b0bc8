import { useQuery } from '@tanstack/react-query';
import { Download, FileX, Hourglass, Printer } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { ApiError, adviceText, hasStatus } from '@/api/errors';
import { readByPost } from '@/api/queries';
import { csvText } from '@/lib/csv/csv-text';
import { momentDay } from '@/lib/dates/moment-day';
import { safeFileName } from '@/lib/files/file-name';
import { renewalName } from '@/lib/renewals/renewal-names';
import { statusWords } from '@/lib/renewals/renewal-text';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { saveFile } from '@/ui/file/save-file';
import { RecordFacts } from '@/ui/records/record-facts';
import { RecordRows } from '@/ui/records/record-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { StillLoading } from '@/ui/states/still-loading';
import { categoryName } from '../money/transaction';
import {
  isFigureColumn,
  packSections,
  type PackCell,
  type PackSection,
  type PackTable,
} from './pack-sections';

type Pack = Schemas['PropertyPack'];

/** A pack as somebody sees it who was given a link (S45): to look at and to print, until the link ends. */
export function SharedPackPage({ token }: { token: string }) {
  const query = useQuery({
    queryKey: ['/properties/packs/open', token],
    queryFn: ({ signal }) => readByPost('/properties/packs/open', { body: { token }, signal }),
    // A refusal stays one until the link changes.
    retry: false,
    staleTime: 60_000,
  });
  const { data, error } = query;
  const code = error instanceof ApiError ? error.code : undefined;
  const isUnknown = code === 'no-link' || hasStatus(error, 422) || hasStatus(error, 400);
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      <title>{`${data?.property.fullAddress ?? 'Shared pack'} · Tiebeam`}</title>
      {query.isPending && (
        <>
          <span role="status" className="sr-only">
            Loading pack
          </span>
          <Skeleton className="h-16 rounded-[14px]" />
          <Skeleton className="mt-4 h-52 rounded-[14px]" />
          <Skeleton className="mt-4 h-52 rounded-[14px]" />
          <StillLoading onRetry={() => void query.refetch()} />
        </>
      )}
      {data && <PackView pack={data} />}
      {!data && code === 'link-ended' && (
        <EmptyState
          headingLevel={1}
          icon={<Hourglass aria-hidden />}
          title="This link has expired"
          text="Ask the person who shared it for a new one."
        />
      )}
      {!data && isUnknown && (
        <EmptyState
          headingLevel={1}
          icon={<FileX aria-hidden />}
          title="No longer shared"
          text="The owner may have revoked this link, or the address is wrong."
        />
      )}
      {!data && query.isError && !isUnknown && code !== 'link-ended' && (
        <ErrorState
          headingLevel={1}
          title="Couldn’t open this pack"
          text={adviceText(error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isRefetching}
        />
      )}
    </div>
  );
}

/** What the sections are made of. */
const sectionsOf = (pack: Pack): PackSection[] =>
  packSections(pack.reader, {
    ...pack,
    year: pack.taxYear,
    certificates: pack.certificates.map(({ kind, name, status, dueOn }) => ({
      title: name ?? renewalName(kind),
      status: statusWords[status],
      dueOn,
    })),
  });

function PackView({ pack }: { pack: Pack }) {
  const { property, reader, owner, expiresAt, lines } = pack;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2.5">
        <div className="min-w-0">
          <h1 className="font-display text-2xl tracking-display font-bold wrap-anywhere">
            {property.fullAddress}
          </h1>
          <p className="num mt-1 text-sm text-pretty text-ink-2">
            {`Shared by ${owner.fullName} for ${reader === 'lender' ? 'a lender' : 'an accountant'}, until ${momentDay(expiresAt)}. You can view it, but not change it.`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          {lines.length > 0 && (
            <Button
              variant="outline"
              size="sm"
              icon={<Download aria-hidden size={15} />}
              onClick={() => saveLines(pack)}
            >
              Export CSV
            </Button>
          )}
          <Button
            variant="outline"
            size="sm"
            icon={<Printer aria-hidden size={15} />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </div>
      </div>
      <div className="flex flex-col gap-5">
        {sectionsOf(pack).map((section) => (
          <Section key={section.title} section={section} />
        ))}
      </div>
    </>
  );
}

function Section({ section: { title, facts, table, note } }: { section: PackSection }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2.5 text-md font-semibold">{title}</h2>
      {facts && (
        <Card>
          <RecordFacts facts={facts} />
        </Card>
      )}
      {table && <TableOf title={title} table={table} />}
      {note !== undefined && (
        <p className={`num text-sm text-ink-2 ${table === undefined ? '' : 'mt-2.5'}`}>{note}</p>
      )}
    </section>
  );
}

function TableOf({ title, table }: { title: string; table: PackTable }) {
  const rows = table.rows.map((cells, at) => ({ key: String(at), cells }));
  return (
    <RecordRows
      label={title}
      rowName="row"
      rows={rows}
      keyOf={({ key }) => key}
      rowHeight={44}
      columns={table.head.map((name, at) => ({
        name,
        isNumber: isFigureColumn(table, at),
        cell: ({ cells }: { cells: readonly PackCell[] }) => textOf(cells[at], at),
      }))}
    />
  );
}

/** A cell without a file; the first says what the row is. */
const textOf = (cell: PackCell | undefined, at: number) =>
  typeof cell !== 'string' ? null : at > 0 ? (
    cell
  ) : (
    <span className="font-medium wrap-anywhere text-ink">{cell}</span>
  );

/** The lines of the books as a spreadsheet. */
const saveLines = ({ property, taxYear, lines }: Pack) =>
  saveFile(
    `${safeFileName(property.fullAddress)} transactions ${taxYear}.csv`,
    csvText([
      ['Date', 'Description', 'Category', 'In (£)', 'Out (£)'],
      ...lines.map(({ date, description, category, in: received, out }) => [
        date,
        description,
        categoryName(category),
        received,
        out,
      ]),
    ]),
    'text/csv',
  );
