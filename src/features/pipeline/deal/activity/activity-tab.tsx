import { formFailure } from '@/api/form-failure';
import { formatDateTime, machineTime } from '@/lib/dates/dates';
import { Button } from '@/ui/button/button';
import { FormField } from '@/ui/form/form-field';
import { FormNotice } from '@/ui/form/form-notice';
import { useForm, type FormState } from '@/ui/form/use-form';
import { Textarea } from '@/ui/input/textarea';
import { EmptyState } from '@/ui/states/empty-state';
import { Skeleton } from '@/ui/states/skeleton';
import { Unready } from '@/entities/record/unready';
import { useCurrentUser } from '@/entities/session/queries';
import { useDealTasks } from '@/entities/task/queries';
import { useAddTask } from '@/entities/task/writes';
import type { Deal } from '../deal';

const longest = 200;

/** What happened to a deal, the newest first: moves, offers, viewings, actions done, and notes. Only this counts as activity. */
export function ActivityTab({ deal }: { deal: Deal }) {
  const me = useCurrentUser();
  const query = useDealTasks(deal.id);
  const { log } = query;
  const nameOf = (id: number | null) =>
    id === me?.id ? 'You' : id === deal.ownerId ? deal.owner.fullName : 'A collaborator';
  return (
    <div className="flex flex-col gap-4">
      {deal.myRole !== 'view' && <AddNote dealId={deal.id} />}
      {!log ? (
        <Unready
          query={query}
          title="Couldn’t load the activity"
          skeleton={<Skeleton className="h-40 rounded-[12px]" />}
        />
      ) : log.length === 0 ? (
        <EmptyState
          title="No activity yet"
          text="Stage changes, offers, viewings and notes will appear here."
        />
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
  const add = useAddTask();
  const form: FormState<{ title: string }> = useForm<{ title: string }>({
    initial: { title: '' },
    validate: ({ title }) => ({ title: title.trim() === '' ? 'Write something first' : undefined }),
    send: async ({ title }) => {
      await add.mutateAsync({
        body: { kind: 'log', title: title.trim(), priority: 'normal', evaluationId: dealId },
      });
      form.reset({ title: '' });
    },
    failureOf: (error) => formFailure(error, ['title']),
  });
  return (
    <form {...form.formProps} data-unsaved={form.isDirty || undefined} className="flex flex-col gap-2">
      <FormField
        form={form}
        name="title"
        label="Add a note"
        hint={`${form.values.title.length} of ${longest} characters`}
      >
        {(control) => <Textarea {...control} rows={2} maxLength={longest} />}
      </FormField>
      <FormNotice failure={form.failure} faulty={form.faulty} />
      <Button
        type="submit"
        variant="outline"
        className="self-end"
        isLoading={form.isSending}
        loadingLabel="Adding"
      >
        Add note
      </Button>
    </form>
  );
}
