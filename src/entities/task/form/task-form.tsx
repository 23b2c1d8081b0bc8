import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { hasStatus } from '@/api/errors';
import { formFailure } from '@/api/form-failure';
import { readOnce } from '@/api/queries';
import { isCalendarDay } from '@/lib/dates/calendar-day';
import { shortDay } from '@/lib/dates/day-text';
import { nextDay, readRepeat } from '@/lib/dates/repeat/repeat-rule';
import { FieldRows } from '@/ui/form/field-rows';
import { Form, FormCheckbox } from '@/ui/form/form';
import { FormField, FormSelect } from '@/ui/form/form-field';
import { useForm } from '@/ui/form/use-form';
import { Checkbox } from '@/ui/input/checkbox';
import { DayInput } from '@/ui/input/day-input';
import { Input } from '@/ui/input/input';
import { closeModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { AssigneeField } from './assignee-field';
import { SubjectField } from './subject-field';
import { addedText, priorities, type NewTask, type Task } from '../task';
import { bodyOf, repeatChoices, taskErrors, valuesOf, type TaskValues } from './task-values';
import { useAddTask, useSaveTask } from '../writes';

interface TaskFormProps {
  modalId: string;
  me: number;
  /** The task that is changed; a new one without. */
  task?: Task;
  /** What a new one begins with. */
  draft?: Partial<NewTask>;
  onAdded?: (() => void) | undefined;
}

const changedElsewhere =
  'This was changed elsewhere while you were editing. Your changes are still here. Save again to replace the other changes.';
const fields = Object.keys(valuesOf({}, 0));

/** A task with everything that can be said of it. */
export function TaskForm({ modalId, me, task, draft = {}, onAdded }: TaskFormProps) {
  const seen = useRef(task?.updatedAt);
  const queryClient = useQueryClient();
  const add = useAddTask();
  const save = useSaveTask();
  const send = async ({ done, ...values }: TaskValues) => {
    const body = bodyOf({ done, ...values });
    if (!task) {
      await add.mutateAsync({ body: { kind: 'task', ...body } });
      onAdded?.();
      showToast({ kind: 'success', text: addedText(body.dueAt) });
      closeModal(modalId);
      return;
    }
    const isTicked = done !== (task.doneAt !== null);
    const path = { id: task.id };
    try {
      await save.mutateAsync({
        path,
        body: { ...body, ...(isTicked && { done }), ...(seen.current && { updatedAt: seen.current }) },
      });
    } catch (error) {
      // The next save replaces what is there now, as the form then says.
      if (hasStatus(error, 409)) {
        const now = await readOnce('/property-actions/{id}', { path }).catch(() => null);
        if (now) seen.current = now.updatedAt;
        void queryClient.invalidateQueries({ queryKey: ['/property-actions'] });
      }
      throw error;
    }
    showToast({ kind: 'success', text: 'Task saved' });
    closeModal(modalId);
  };
  const form = useForm<TaskValues>({
    initial: valuesOf(task ?? draft, me),
    validate: taskErrors,
    send,
    failureOf: (error) => {
      const failure = formFailure(error, fields);
      return hasStatus(error, 409) ? { ...failure, text: changedElsewhere } : failure;
    },
  });
  const { dueAt, repeat, checklist, until } = form.values;
  return (
    <Form
      form={form}
      modalId={modalId}
      label="Task"
      submit={task ? 'Save task' : 'Add task'}
      sending={task ? 'Saving' : 'Adding'}
    >
      <FormField form={form} name="title" label="Title">
        {(control) => <Input {...control} data-autofocus maxLength={200} autoComplete="off" />}
      </FormField>
      <SubjectField form={form} title={task?.subject?.title} />
      <div className="grid gap-4 md:grid-cols-2">
        <FormField form={form} name="dueAt" label="Due date" isOptional>
          {(control, change) => <DayInput {...control} onChange={change} pickLabel="Choose the due date" />}
        </FormField>
        <FormField form={form} name="time" label="Time" isOptional>
          {(control) => <Input {...control} type="time" className="num" />}
        </FormField>
        <AssigneeField form={form} me={me} known={task?.assignee ?? null} />
        <FormSelect form={form} name="priority" label="Priority" choices={priorities} />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <FormSelect
          form={form}
          name="repeat"
          label="Repeat"
          hint={seriesText(repeat, until, dueAt)}
          choices={repeatChoices(repeat)}
        />
        {repeat !== '' && (
          <FormField form={form} name="until" label="Repeat until" isOptional>
            {(control, change) => <DayInput {...control} onChange={change} pickLabel="Choose the last day" />}
          </FormField>
        )}
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <FormField form={form} name="remindAt" label="Reminder" isOptional>
          {(control, change) => (
            <DayInput {...control} onChange={change} pickLabel="Choose the reminder date" />
          )}
        </FormField>
        <FormField form={form} name="remindTime" label="Reminder time" hint="09:00 by default" isOptional>
          {(control) => <Input {...control} type="time" className="num" />}
        </FormField>
      </div>
      <FieldRows
        legend="Checklist"
        rows={checklist}
        onRows={(rows) => form.set('checklist', rows)}
        blank={{ text: '', done: false }}
        most={50}
        addLabel="Add item"
        kind="item"
        nameOf={({ text }) => text}
        faultOf={({ text }) =>
          text.trim() === ''
            ? { field: 'text' as const, text: 'Enter a task, or remove the item' }
            : undefined
        }
        error={form.errorOf('checklist')}
        firstField="text"
        columns="grid-cols-[auto_1fr] items-center"
        labels="none"
        addsOnEnter
      >
        {(row, { place, change, faulty }) => (
          <>
            <Checkbox
              label={<span className="sr-only">{`Item ${place} done`}</span>}
              checked={row.done}
              onChange={({ currentTarget }) => change({ ...row, done: currentTarget.checked })}
            />
            <Input
              aria-label={`Item ${place}`}
              {...faulty('text')}
              maxLength={200}
              enterKeyHint="next"
              value={row.text}
              onChange={({ currentTarget }) => change({ ...row, text: currentTarget.value })}
            />
          </>
        )}
      </FieldRows>
      {task && <FormCheckbox form={form} name="done" label="Done" />}
    </Form>
  );
}

/** When a series goes on: `Then 3 January 2027, 3 February 2027`. */
function seriesText(repeat: string, until: string, dueAt: string): string | undefined {
  const rule = readRepeat(repeat);
  if (rule === null || !isCalendarDay(dueAt)) return undefined;
  const limited = { ...rule, until: isCalendarDay(until) ? until : null };
  const second = nextDay(limited, dueAt);
  const third = second === null ? null : nextDay(limited, second);
  const days = [second, third].flatMap((day) => (day === null ? [] : [shortDay(day)]));
  return days.length === 0 ? 'Doesn’t repeat before then' : `Then ${days.join(', ')}`;
}
