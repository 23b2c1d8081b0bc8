import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ScrollText } from 'lucide-react';
import { useMemo } from 'react';
import type { Schemas } from '@/api/contract';
import { readPages } from '@/api/queries';
import { RecordPages } from '@/entities/record/record-pages';
import type { Column } from '@/ui/records/column';
import { RecordRows } from '@/ui/records/record-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { RelativeTime } from '@/ui/text/relative-time';
import { useNow } from '@/ui/text/use-now';
import { choicesOf } from '@/ui/input/choices';
import { FilterSelect } from '../filter-select';
import { auditActs, changeText } from './audit-text';

type Entry = Schemas['AuditEntry'];
type Act = Schemas['AuditAct'];

const acts = choicesOf(auditActs);

interface AuditLogProps {
  act: Act | undefined;
  onAct: (act: Act | undefined) => void;
}

/** What admins did, to what, and what changed by it. */
export function AuditLog({ act, onAct }: AuditLogProps) {
  const now = useNow();
  const list = useInfiniteQuery(readPages('/admin/audit', { query: act === undefined ? {} : { act } }));
  const entries = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const columns = useMemo(() => auditColumns(now), [now]);
  return (
    <section aria-labelledby="audit-log" className="mt-7">
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-2">
        <h2 id="audit-log" className="text-lg font-semibold tracking-tight">
          Audit log
        </h2>
        <div className="w-56 max-w-full">
          <FilterSelect label="Action" all="All actions" choices={acts} value={act} onChange={onAct} />
        </div>
      </div>
      <RecordPages list={list} what="the audit log">
        {entries.length === 0 ? (
          <EmptyState
            icon={<ScrollText />}
            title={act === undefined ? 'No actions yet' : 'No actions of this kind yet'}
            text="Everything an admin changes is listed here."
            headingLevel={3}
          />
        ) : (
          <RecordRows
            label="Audit log"
            rowName="entry"
            rows={entries}
            keyOf={({ id }) => String(id)}
            columns={columns}
          />
        )}
      </RecordPages>
    </section>
  );
}

const auditColumns = (now: Date): readonly Column<Entry>[] => [
  {
    name: 'Subject',
    cell: ({ subject, path, act }) => (
      <span className="block min-w-0">
        {path === null ? (
          <span className="block truncate font-medium max-md:whitespace-normal max-md:wrap-anywhere">
            {subject}
          </span>
        ) : (
          <Link
            to={path}
            className="block truncate font-medium text-ink hover:underline max-md:whitespace-normal max-md:wrap-anywhere"
          >
            {subject}
          </Link>
        )}
        <span className="block truncate text-xs text-ink-3">{auditActs[act]}</span>
      </span>
    ),
  },
  {
    name: 'Change',
    isWide: true,
    cell: (entry) => <span className="wrap-anywhere">{changeText(entry)}</span>,
  },
  { name: 'Admin', cell: ({ admin }) => admin.fullName },
  { name: 'When', isWide: true, cell: ({ createdAt }) => <RelativeTime at={createdAt} now={now} /> },
];
