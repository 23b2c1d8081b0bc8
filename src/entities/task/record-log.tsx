import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { Schemas } from '@/api/contract';
import { adviceText, errorMessage } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { usePost } from '@/api/queries';
import { formatDateTime, machineTime } from '@/lib/dates/dates';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { Field } from '@/ui/form/field';
import { FormAlert } from '@/ui/form/form-alert';
import { Input } from '@/ui/input/input';
import { LoadMore } from '@/ui/rows/load-more';
import { safeRows } from '@/ui/rows/safe-rows';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { taskQueries } from './queries';

const longest = 200;

/** What happened with a record of the portfolio, the newest first: what the server noted of its changes, and notes. */
export function RecordLog({ record }: { record: Schemas['DocumentLink'] }) {
  const list = useInfiniteQuery(taskQueries.ofRecord(record.id));
  const entries = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Card as="section" aria-label="Activity">
      <h2 className="text-md font-semibold">Activity</h2>
      <AddNote record={record} />
      {list.data === undefined ? (
        list.isError ? (
          <ErrorState
            title="Couldn’t load the activity"
            text={adviceText(list.error)}
            headingLevel={3}
            onRetry={retryOf(list.error, () => void list.refetch())}
            isRetrying={list.isRefetching}
          />
        ) : (
          <div role="status" aria-label="Loading activity" className="mt-3">
            <Skeleton className="h-11" />
          </div>
        )
      ) : (
        <>
          {entries.length === 0 && (
            <p className="mt-3 text-sm text-ink-2">Changes and your notes appear here.</p>
          )}
          <ol aria-label="Entries" className="mt-2 empty:hidden">
            {safeRows(entries, 'entry', ({ id, title, doneAt }) => (
              <li key={id} className="border-b border-line-subtle py-2 text-sm last:border-0">
                <p className="wrap-anywhere">{title}</p>
                <time dateTime={machineTime(doneAt)} className="num text-xs text-ink-3">
                  {formatDateTime(doneAt)}
                </time>
              </li>
            ))}
          </ol>
          <LoadMore list={list} error={list.isFetchNextPageError ? errorMessage(list.error) : null} />
        </>
      )}
    </Card>
  );
}

/** One line becomes a note; it stays where it could not be saved. */
function AddNote({ record }: { record: Schemas['DocumentLink'] }) {
  const [text, setText] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const add = usePost('/property-actions', {
    refreshes: ['/property-actions'],
    onDone: () => {
      setText('');
      setSubmitted(false);
    },
  });
  const title = text.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (title !== '' && !add.isPending)
      add.mutate({ body: { kind: 'log', title, priority: 'normal', record } });
  };
  return (
    <form noValidate onSubmit={submit} className="mt-3 flex flex-col gap-2 print:hidden">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field label="Note" error={isSubmitted && title === '' ? 'Enter a note' : undefined}>
            {(control) => (
              <Input
                {...control}
                maxLength={longest}
                autoComplete="off"
                enterKeyHint="done"
                readOnly={add.isPending}
                value={text}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
              />
            )}
          </Field>
        </div>
        <Button type="submit" variant="outline" isLoading={add.isPending} loadingLabel="Adding">
          Add note
        </Button>
      </div>
      {add.isError && <FormAlert text={errorMessage(add.error)} />}
    </form>
  );
}
