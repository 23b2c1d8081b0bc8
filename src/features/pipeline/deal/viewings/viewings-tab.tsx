import { useInfiniteQuery } from '@tanstack/react-query';
import { errorMessage } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { usePut } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { formatDateTime, machineTime } from '@/lib/dates/dates';
import { Badge, type BadgeTone } from '@/ui/badge';
import { NativeSelect } from '@/ui/input/native-select';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { useNow } from '@/ui/text/use-now';
import { pipelineQueries } from '../../queries';
import { canEdit, readersOf, type Deal } from '../deal';
import { BookViewing } from './book-viewing';
import { kindNames } from './viewing-names';

type Viewing = Schemas['PropertyViewing'];
type Status = Viewing['status'];

const statusNames: Readonly<Record<Status, string>> = {
  requested: 'Requested',
  confirmed: 'Confirmed',
  done: 'Done',
  no_show: 'No-show',
  cancelled: 'Cancelled',
};

const tones: Readonly<Record<Status, BadgeTone>> = {
  requested: 'tan',
  confirmed: 'teal',
  done: 'green',
  no_show: 'red',
  cancelled: 'neutral',
};

/** What may follow a status, as the contract has it. */
const after: Readonly<Record<Status, readonly Status[]>> = {
  requested: ['confirmed', 'done', 'no_show', 'cancelled'],
  confirmed: ['requested', 'done', 'no_show', 'cancelled'],
  done: ['no_show', 'confirmed'],
  no_show: ['done', 'confirmed'],
  cancelled: ['requested', 'confirmed'],
};

/** Viewings, surveys and valuations of a deal, and a new one. */
export function ViewingsTab({ deal }: { deal: Deal }) {
  const query = useInfiniteQuery(pipelineQueries.viewings(deal.id));
  const viewings = query.data?.pages.flatMap((page) => page.data);
  return (
    <div className="flex flex-col gap-5">
      {!viewings ? (
        query.isError ? (
          <ErrorState
            title="Couldn’t load the viewings"
            text={errorMessage(query.error)}
            onRetry={retryOf(query.error, () => void query.refetch())}
            isRetrying={query.isRefetching}
          />
        ) : (
          <Skeleton className="h-40 rounded-[12px]" />
        )
      ) : viewings.length === 0 ? (
        <EmptyState title="No viewings yet" text="Book one, and it shows in the calendar too." />
      ) : (
        <ul aria-label="Viewings" className="flex flex-col">
          {viewings.map((viewing) => (
            <ViewingRow key={viewing.id} viewing={viewing} deal={deal} />
          ))}
        </ul>
      )}
      {canEdit(deal) && <BookViewing deal={deal} />}
    </div>
  );
}

function ViewingRow({ viewing, deal }: { viewing: Viewing; deal: Deal }) {
  const { id, kind, status, startsAt, minutes, clash, isOutcomeDue, summary, ownerId } = viewing;
  const change = usePut('/property-viewings/{id}', {
    refreshes: ['/property-viewings', ...readersOf(deal.id)],
    failureTitle: 'Couldn’t change the viewing',
  });
  const isOver = Date.parse(startsAt) <= useNow().getTime();
  const next = after[status].filter((each) => isOver || (each !== 'done' && each !== 'no_show'));
  const isEditable = canEdit(deal) && ownerId === deal.ownerId && deal.myRole === 'owner';
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5 border-b border-line-subtle py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {kindNames[kind]}
          <Badge tone={tones[status]}>{statusNames[status]}</Badge>
          {isOutcomeDue && <Badge tone="amber">How did it go?</Badge>}
        </p>
        <p className="text-sm text-ink-2">
          <time dateTime={machineTime(startsAt)}>{formatDateTime(startsAt)}</time>
          {`, ${minutes} minutes`}
        </p>
        {clash && (
          <p className="text-sm text-amber-ink">
            {`Clashes with another viewing on ${formatDateTime(clash.startsAt)}`}
          </p>
        )}
        {summary !== null && <p className="text-sm wrap-anywhere">{summary}</p>}
      </div>
      {isEditable && (
        <NativeSelect
          aria-label={`Status of the ${kindNames[kind].toLowerCase()}`}
          className="w-36!"
          value={status}
          disabled={change.isPending}
          choices={[status, ...next].map((value) => ({ value, label: statusNames[value] }))}
          onChange={({ currentTarget: { value } }) => {
            const wanted = next.find((each) => each === value);
            if (wanted) change.mutate({ path: { id }, body: { status: wanted } });
          }}
        />
      )}
    </li>
  );
}
