import { useState, type FormEvent } from 'react';
import { errorMessage } from '@/api/errors';
import { retryOf } from '@/api/offers';
import { isCalendarDay, londonDay } from '@/lib/dates/calendar-day';
import { shortDay } from '@/lib/dates/day-text';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { classNames } from '@/ui/class-names';
import { Field } from '@/ui/form/field';
import { FormAlert } from '@/ui/form/form-alert';
import { Checkbox } from '@/ui/input/checkbox';
import { DayInput } from '@/ui/input/day-input';
import { Input } from '@/ui/input/input';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { useNow } from '@/ui/text/use-now';
import { canEdit, endOfDay, type Action, type Deal } from '../deal';
import { useActions, useAddAction, useTick } from './use-actions';

/** What is to be done for a deal, the soonest first, and what is done. */
export function ActionsTab({ deal }: { deal: Deal }) {
  const { tasks, isError, error, refetch, isRefetching } = useActions(deal.id);
  const tick = useTick(deal.id);
  const isEditable = canEdit(deal);
  if (!tasks) {
    return isError ? (
      <ErrorState
        title="Couldn’t load the actions"
        text={errorMessage(error)}
        onRetry={retryOf(error, () => void refetch())}
        isRetrying={isRefetching}
      />
    ) : (
      <Skeleton className="h-40 rounded-[12px]" />
    );
  }
  const open = tasks.filter(({ doneAt }) => doneAt === null);
  const done = tasks.filter(({ doneAt }) => doneAt !== null);
  return (
    <div className="flex flex-col gap-4">
      {isEditable && <AddAction dealId={deal.id} />}
      {open.length === 0 ? (
        <EmptyState title="No open actions" text="Add the next step, so that this deal doesn’t go quiet." />
      ) : (
        <ul aria-label="Open actions" className="flex flex-col">
          {open.map((action) => (
            <ActionRow key={action.id} action={action} isEditable={isEditable} onTick={tick} />
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <section>
          <h3 className="mb-1 text-sm font-semibold">Done</h3>
          <ul aria-label="Done" className="flex flex-col">
            {done.map((action) => (
              <ActionRow key={action.id} action={action} isEditable={isEditable} onTick={tick} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface ActionRowProps {
  action: Action;
  isEditable: boolean;
  onTick: (action: Action, done: boolean) => void;
}

function ActionRow({ action, isEditable, onTick }: ActionRowProps) {
  const { title, dueAt, doneAt, priority, checklist } = action;
  const isDone = doneAt !== null;
  const now = useNow();
  const isOverdue = !isDone && dueAt !== null && Date.parse(dueAt) < now.getTime();
  const ticked = checklist.filter((each) => each.done).length;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line-subtle py-1.5">
      <Checkbox
        checked={isDone}
        disabled={!isEditable}
        className="min-w-0 flex-1"
        label={<span className={classNames(isDone && 'text-ink-3 line-through')}>{title}</span>}
        onChange={({ currentTarget }) => onTick(action, currentTarget.checked)}
      />
      <span className="flex items-center gap-2 text-xs text-ink-2">
        {checklist.length > 0 && <span className="num">{`${ticked} of ${checklist.length}`}</span>}
        {priority === 'high' && !isDone && <Badge tone="amber">High priority</Badge>}
        {dueAt !== null && (
          <span className={classNames(isOverdue && 'text-red-ink')}>
            {isOverdue ? 'Overdue, ' : 'Due '}
            {shortDay(londonDay(new Date(dueAt)))}
          </span>
        )}
      </span>
    </li>
  );
}

function AddAction({ dealId }: { dealId: string }) {
  const [title, setTitle] = useState('');
  const [day, setDay] = useState('');
  const [isJudged, setIsJudged] = useState(false);
  const add = useAddAction(dealId, () => {
    setTitle('');
    setDay('');
    setIsJudged(false);
  });
  const titleError = title.trim() === '' ? 'Enter what to do' : undefined;
  const dayError = day !== '' && !isCalendarDay(day) ? 'Enter a date, such as 21/11/2026' : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsJudged(true);
    if (titleError !== undefined || dayError !== undefined) return;
    add.mutate({
      body: {
        kind: 'task',
        title: title.trim(),
        priority: 'normal',
        evaluationId: dealId,
        dueAt: day === '' ? null : endOfDay(day),
      },
    });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <div className="grid items-start gap-2 md:grid-cols-[1fr_170px_auto]">
        <Field label="Next action" error={isJudged ? titleError : undefined}>
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              autoComplete="off"
              value={title}
              onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            />
          )}
        </Field>
        <Field label="Due" isOptional error={isJudged ? dayError : undefined}>
          {(control) => (
            <DayInput {...control} pickLabel="Choose the due date" value={day} onChange={setDay} />
          )}
        </Field>
        <Button type="submit" className="md:mt-6" isLoading={add.isPending} loadingLabel="Adding">
          Add action
        </Button>
      </div>
      {add.isError && <FormAlert text={errorMessage(add.error)} />}
    </form>
  );
}
