import { useState, type FormEvent } from 'react';
import { errorMessage } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { formatDateTime, machineTime } from '@/lib/dates/dates';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { FormAlert } from '@/ui/form/form-alert';
import { Textarea } from '@/ui/input/textarea';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { useCurrentUser } from '@/entities/session/queries';
import { useDealTasks } from '@/entities/task/queries';
import { useAddTask } from '@/entities/task/writes';
import { canEdit, type Deal } from '../deal';

const longest = 200;

/** What happened to a deal, the newest first: moves, offers, viewings, actions done, and notes. Only this counts as activity. */
export function ActivityTab({ deal }: { deal: Deal }) {
  const me = useCurrentUser();
  const { log, isError, error, refetch, isRefetching } = useDealTasks(deal.id);
  const nameOf = (id: number | null) =>
    id === me?.id ? 'You' : id === deal.ownerId ? deal.owner.fullName : 'A collaborator';
  return (
    <div className="flex flex-col gap-4">
      {canEdit(deal) && <AddNote dealId={deal.id} />}
      {!log ? (
        isError ? (
          <ErrorState
            title="Couldn’t load the activity"
            text={errorMessage(error)}
            onRetry={retryOf(error, () => void refetch())}
            isRetrying={isRefetching}
          />
        ) : (
          <Skeleton className="h-40 rounded-[12px]" />
        )
      ) : log.length === 0 ? (
        <EmptyState title="No activity yet" text="Moves, offers, viewings and notes will be here." />
      ) : (
        <ol aria-label="Activity" className="flex flex-col">
          {log.map(({ id, title, doneAt, assigneeId }) => (
            <li key={id} className="border-b border-line-subtle py-2 last:border-0">
              <p className="wrap-anywhere">{title}</p>
              <p className="text-xs text-ink-3">
                {nameOf(assigneeId)}
                {' · '}
                <time dateTime={machineTime(doneAt)}>{formatDateTime(doneAt)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function AddNote({ dealId }: { dealId: string }) {
  const [text, setText] = useState('');
  const [isJudged, setIsJudged] = useState(false);
  const add = useAddTask(() => {
    setText('');
    setIsJudged(false);
  });
  const isEmpty = text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsJudged(true);
    if (!isEmpty)
      add.mutate({ body: { kind: 'log', title: text.trim(), priority: 'normal', evaluationId: dealId } });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <Field
        label="Add a note"
        hint={`${text.length} of ${longest} characters`}
        error={isJudged && isEmpty ? 'Write something first' : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={longest}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      {add.isError && <FormAlert text={errorMessage(add.error)} />}
      <Button
        type="submit"
        variant="outline"
        className="self-end"
        isLoading={add.isPending}
        loadingLabel="Adding"
      >
        Add note
      </Button>
    </form>
  );
}
