import { X } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { errorMessage } from '@/api/errors';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { FormAlert } from '@/ui/form/form-alert';
import { Input } from '@/ui/input/input';
import { useNow } from '@/ui/text/use-now';
import { showToast } from '@/ui/toast/toast';
import { addedText, type NewTask } from './task';
import { chipsOf, newTaskOf, readTask, reasonOf, withoutPart, type TextPart } from './task-text';
import { keepWaiting, useWaitingTasks } from './waiting/waiting';
import { WaitingTasks } from './waiting/waiting-tasks';
import { useAddTask } from './writes';

interface QuickAddProps {
  label: string;
  /** Who adds. */
  memberId: number | undefined;
  /** What each task is about. */
  about?: Pick<NewTask, 'evaluationId' | 'propertyId' | 'tenancyId'>;
  /** Opens the form with what has been read so far; the line is kept until that is added. */
  onMore?: (draft: NewTask, onAdded: () => void) => void;
  /** The view below the line: what is wrong with the line isn’t said over another one. */
  view?: string;
}

const longest = 200;
const none: ReadonlySet<TextPart> = new Set();

/** One line adds a task; the date, time, rhythm and priority in it are shown before, and can be taken out again. */
export function QuickAdd({ label, memberId, about = {}, onMore, view }: QuickAddProps) {
  const [line, setLine] = useState('');
  const [ignored, setIgnored] = useState(none);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [viewBefore, setViewBefore] = useState(view);
  if (view !== viewBefore) {
    setViewBefore(view);
    setIsSubmitted(false);
  }
  const input = useRef<HTMLInputElement>(null);
  const now = useNow();
  const chipsId = useId();
  const clear = () => {
    setLine('');
    setIgnored(none);
    setIsSubmitted(false);
  };
  const add = useAddTask(({ dueAt }) => {
    clear();
    showToast({ kind: 'success', text: addedText(dueAt) });
  });
  const waiting = useWaitingTasks(memberId, about.evaluationId);
  const read = readTask(line, now, ignored);
  const chips = chipsOf(read, now);
  const error =
    read.title === ''
      ? 'Enter a task'
      : read.title.length > longest
        ? `Use ${longest} characters or fewer`
        : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (error !== undefined || add.isPending) {
      input.current?.focus();
      return;
    }
    const body = { ...newTaskOf(read), ...about };
    if (navigator.onLine || memberId === undefined) {
      add.mutate({ body });
      return;
    }
    keepWaiting(memberId, body);
    clear();
    showToast({ kind: 'blank', text: 'You’re offline. The task will be added when you’re back online.' });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <div className="flex items-start gap-2 max-md:flex-col max-md:items-stretch">
        <div className="min-w-0 flex-1">
          <Field
            label={label}
            hint="Add a date, “every month” or “!high” and we’ll fill in the details"
            error={isSubmitted ? error : undefined}
          >
            {(control) => (
              <Input
                {...control}
                ref={input}
                maxLength={400}
                autoComplete="off"
                enterKeyHint="done"
                placeholder="Call agent next Fri 10am"
                value={line}
                onChange={({ currentTarget }) => {
                  setLine(currentTarget.value);
                  setIsSubmitted(false);
                  if (currentTarget.value.trim() === '') setIgnored(none);
                }}
              />
            )}
          </Field>
        </div>
        <div className="flex gap-2 md:mt-6">
          <Button type="submit" className="max-md:flex-1" isLoading={add.isPending} loadingLabel="Adding">
            Add task
          </Button>
          {onMore && (
            <Button variant="outline" onClick={() => onMore({ ...newTaskOf(read), ...about }, clear)}>
              More options
            </Button>
          )}
        </div>
      </div>
      {chips.length > 0 && (
        <ul aria-label="Details found in your text" id={chipsId} className="flex flex-wrap gap-1.5">
          {chips.map(({ part, text }) => (
            <li
              key={part}
              className="flex min-h-8 items-center gap-1 rounded-full bg-surface-3 pl-3 text-sm max-md:min-h-11"
            >
              {text}
              <button
                type="button"
                aria-label={`Remove ${text}`}
                className="touch-target relative grid size-8 place-items-center rounded-full text-ink-2 hover:text-ink"
                onClick={() => {
                  setIgnored(withoutPart(ignored, part));
                  input.current?.focus();
                }}
              >
                <X aria-hidden size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-xs text-ink-2 empty:hidden">
        {reasonOf(read)}
      </p>
      {add.isError && <FormAlert text={errorMessage(add.error)} />}
      {memberId !== undefined && <WaitingTasks memberId={memberId} tasks={waiting} />}
    </form>
  );
}
