import { useRef, useState } from 'react';
import { errorMessage } from '@/api/errors';
import { isCalendarDay, londonDay } from '@/lib/dates/calendar-day';
import { shortDay } from '@/lib/dates/day-text';
import { lastDayOf } from '@/lib/conveyancing/deadlines';
import { checkedOn, conveyancingSteps, type ConveyancingStep } from '@/lib/conveyancing/steps';
import { Button } from '@/ui/button/button';
import { classNames } from '@/ui/class-names';
import { focusFirstField } from '@/ui/focus/focus-first-field';
import { Field } from '@/ui/form/field';
import { FormAlert } from '@/ui/form/form-alert';
import { Checkbox } from '@/ui/input/checkbox';
import { DayInput } from '@/ui/input/day-input';
import { Skeleton } from '@/ui/states/skeleton';
import { Unready } from '@/entities/record/unready';
import { nationNames } from '@/lib/places/nations';
import { useCurrentUser } from '@/entities/session/queries';
import { openTask } from '@/entities/task/form/task-dialog';
import { useDealTasks } from '@/entities/task/queries';
import { dueMoment, type NewTask, type Task } from '@/entities/task/task';
import { useAddTask, useTick } from '@/entities/task/writes';
import { canEdit, type Deal } from '../deal';

/** The steps of the purchase in the deal’s nation. A step with a date is an action of the deal. */
export function ConveyancingTab({ deal }: { deal: Deal }) {
  const query = useDealTasks(deal.id);
  const { tasks, isFetching } = query;
  if (!tasks) {
    return (
      <Unready
        query={query}
        title="Couldn’t load the checklist"
        skeleton={<Skeleton className="h-60 rounded-[12px]" />}
      />
    );
  }
  const steps = conveyancingSteps(deal.nation);
  const actionOf = (step: ConveyancingStep) => tasks.find((action) => action.step === step.id);
  const done = steps.filter((step) => actionOf(step)?.doneAt).length;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-2">
        {`${nationNames[deal.nation]}: ${done} of ${steps.length} steps done`}
      </p>
      <div aria-hidden className="h-1.5 rounded-full bg-surface-3">
        <span
          className="block h-full rounded-full bg-primary"
          style={{ width: `${(done / steps.length) * 100}%` }}
        />
      </div>
      <ol aria-label="Conveyancing checklist" className="flex flex-col">
        {steps.map((step) => (
          <StepRow key={step.id} step={step} action={actionOf(step)} deal={deal} isReading={isFetching} />
        ))}
      </ol>
      <p className="text-xs text-ink-3">
        {`General information, checked on ${shortDay(checkedOn)}. Your solicitor knows what applies to this purchase.`}
      </p>
    </div>
  );
}

interface StepRowProps {
  step: ConveyancingStep;
  action: Task | undefined;
  deal: Deal;
  /** The actions are being read: one that was just added may be among them. */
  isReading: boolean;
}

function StepRow({ step, action, deal, isReading }: StepRowProps) {
  const { title, note, points, source } = step;
  const tick = useTick();
  const me = useCurrentUser()?.id;
  const isEditable = canEdit(deal);
  const isDone = Boolean(action?.doneAt);
  const add = useAddTask();
  const addWith = (dueAt: string | null) => {
    const body: NewTask = {
      kind: 'task',
      title,
      evaluationId: deal.id,
      priority: 'normal',
      step: step.id,
      dueAt,
      ...(points && { checklist: points.map((text) => ({ text, done: false })) }),
    };
    return add.mutateAsync({ body }).catch(() => null);
  };
  // A tick alone makes the step an action that is done.
  const onTick = async (done: boolean) => {
    if (action) tick(action, done);
    else if (!add.isPending && !isReading) {
      const made = await addWith(null);
      if (made) tick(made, true);
    }
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b border-line-subtle py-2">
      <div className="min-w-0 flex-1 basis-60">
        <Checkbox
          checked={isDone || (!action && add.isPending)}
          disabled={!isEditable}
          label={<span className={classNames(isDone && 'text-ink-3 line-through')}>{title}</span>}
          onChange={({ currentTarget }) => void onTick(currentTarget.checked)}
        />
        <p className="pl-[27px] text-xs text-ink-3">
          {[note, points?.join(' · ')].filter(Boolean).join(' ')}{' '}
          {source && (
            <a
              href={source.url}
              target="_blank"
              rel="noreferrer"
              className="text-teal-ink underline underline-offset-2"
            >
              {source.title}
            </a>
          )}
        </p>
        {add.isError && <FormAlert text={errorMessage(add.error)} />}
      </div>
      {action ? (
        <Button
          ref={add.isSuccess ? focusUnlessTaken : undefined}
          variant="ghost"
          size="sm"
          className="max-md:ml-[15px]"
          aria-label={`${dueOf(action)}: ${title}`}
          onClick={() => me !== undefined && openTask(action.id, me)}
        >
          {dueOf(action)}
        </Button>
      ) : (
        isEditable && (
          <StepDate
            title={title}
            suggested={lastDayOf(step, deal.inputs.purchaseDate)}
            isAdding={add.isPending}
            onAdd={async (day) => (await addWith(day === null ? null : dueMoment(day, null))) !== null}
          />
        )
      )}
    </li>
  );
}

/** The second press of a double click leaves the focus on the drawer around the row: that gives it up. */
function focusUnlessTaken(button: HTMLElement | null): void {
  if (document.activeElement?.contains(button) ?? true) button?.focus({ preventScroll: true });
}

const dueOf = ({ dueAt }: Task) =>
  dueAt === null ? 'No date' : `Due ${shortDay(londonDay(new Date(dueAt)))}`;

interface StepDateProps {
  title: string;
  /** The law’s last day, ISO. */
  suggested: string | null;
  isAdding: boolean;
  /** False where it failed. */
  onAdd: (day: string | null) => Promise<boolean>;
}

/** The date of a step makes it an action; so does a tick without a date. */
function StepDate({ title, suggested, isAdding, onAdd }: StepDateProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [day, setDay] = useState(suggested ?? '');
  // From the first press until the action takes the place of the form, or it failed: a double click adds one.
  const isSent = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const isWrong = day !== '' && !isCalendarDay(day);
  const send = async () => {
    if (isWrong || isSent.current) return;
    isSent.current = true;
    setIsSending(true);
    if (await onAdd(day === '' ? null : day)) return;
    isSent.current = false;
    setIsSending(false);
  };
  if (!isOpen) {
    return (
      <Button
        variant="ghost"
        size="sm"
        className="max-md:ml-[15px]"
        aria-label={`Add a date for “${title}”`}
        onClick={() => setIsOpen(true)}
      >
        Add a date
      </Button>
    );
  }
  return (
    <form
      ref={focusFirstField}
      noValidate
      className="flex max-w-full flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label="Due date" isOptional error={isWrong ? 'Enter a date, such as 21/11/2026' : undefined}>
        {(control) => (
          <DayInput
            {...control}
            className="w-40"
            pickLabel={`Choose date: ${title}`}
            value={day}
            onChange={setDay}
          />
        )}
      </Field>
      <Button type="submit" isLoading={isAdding || isSending} loadingLabel="Adding">
        Add
      </Button>
    </form>
  );
}
