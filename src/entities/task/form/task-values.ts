// The values of a task’s form as they are typed, and what of them is sent.
import type { Schemas } from '@/api/contract';
import { isCalendarDay } from '@/lib/dates/calendar-day';
import { readRepeat, repeatText, writeRepeat } from '@/lib/dates/repeat/repeat-rule';
import type { FieldErrors } from '@/ui/form/use-form';
import { dueMoment, dueParts, type NewTask, type Priority, type Task } from '../task';

export type SubjectKind = Schemas['ActionSubject']['kind'];

/** Named as in the contract, so that a refusal finds its field; days and times are as they are typed. */
export interface TaskValues {
  title: string;
  about: SubjectKind | '';
  aboutId: string;
  dueAt: string;
  time: string;
  assigneeId: string;
  priority: Priority;
  /** An RRULE without its end; empty for none. */
  repeat: string;
  until: string;
  checklist: Task['checklist'];
  remindAt: string;
  remindTime: string;
  done: boolean;
}

type Given = Partial<
  Pick<
    NewTask,
    | 'title'
    | 'dueAt'
    | 'assigneeId'
    | 'priority'
    | 'repeat'
    | 'checklist'
    | 'remindAt'
    | 'evaluationId'
    | 'propertyId'
    | 'tenancyId'
  >
> & { doneAt?: string | null };

/** Of a new task, or of one that is there. @param me the reader’s id */
export function valuesOf(task: Given, me: number): TaskValues {
  const due = task.dueAt ? dueParts(task.dueAt) : null;
  const remind = task.remindAt ? dueParts(task.remindAt) : null;
  const rule = readRepeat(task.repeat);
  const [about, aboutId] = aboutOf(task);
  return {
    title: task.title ?? '',
    about,
    aboutId,
    dueAt: due?.day ?? '',
    time: due?.time ?? '',
    assigneeId: String(task.assigneeId ?? me),
    priority: task.priority ?? 'normal',
    repeat: rule === null ? '' : writeRepeat({ ...rule, until: null }),
    until: rule?.until ?? '',
    checklist: (task.checklist ?? []).map(({ text, done }) => ({ text, done })),
    remindAt: remind?.day ?? '',
    remindTime: remind === null ? '' : (remind.time ?? '23:59'),
    done: Boolean(task.doneAt),
  };
}

function aboutOf({ evaluationId, tenancyId, propertyId }: Given): [SubjectKind | '', string] {
  if (evaluationId) return ['evaluation', evaluationId];
  if (tenancyId) return ['tenancy', tenancyId];
  return propertyId ? ['property', propertyId] : ['', ''];
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
const wrongDay = 'Enter a date, such as 21/11/2026';
const wrongTime = 'Enter a time, such as 10:30';

/** When a reminder on a day without a time comes. */
export const usualReminder = '09:00';

/** What keeps a task from being saved. */
export function taskErrors(values: TaskValues): FieldErrors<TaskValues> {
  const { title, about, aboutId, dueAt, time, repeat, until, checklist, remindAt, remindTime } = values;
  const isLate = isCalendarDay(until) && isCalendarDay(dueAt) && until < dueAt;
  const isReminderLate = isCalendarDay(remindAt) && isCalendarDay(dueAt) && remindAt > dueAt;
  const isTimeLate =
    isTime(time) && remindAt !== '' && remindAt === dueAt && (remindTime || usualReminder) > time;
  return {
    title: title.trim() === '' ? 'Enter a task' : undefined,
    aboutId: about !== '' && aboutId === '' ? 'Choose one, or “Not linked to anything”' : undefined,
    dueAt:
      dueAt !== '' && !isCalendarDay(dueAt)
        ? wrongDay
        : dueAt === '' && (repeat !== '' || time !== '')
          ? 'Enter a due date first'
          : undefined,
    time: time !== '' && !isTime(time) ? wrongTime : undefined,
    until:
      repeat !== '' && until !== '' && !isCalendarDay(until)
        ? wrongDay
        : repeat !== '' && isLate
          ? 'Enter a date after the due date'
          : undefined,
    checklist: checklist.some(({ text }) => text.trim() === '')
      ? 'Enter a task, or remove the item'
      : undefined,
    remindAt:
      remindAt !== '' && !isCalendarDay(remindAt)
        ? wrongDay
        : remindAt === '' && remindTime !== ''
          ? 'Enter a reminder date'
          : isReminderLate
            ? 'Enter a date on or before the due date'
            : undefined,
    remindTime:
      remindTime !== '' && !isTime(remindTime)
        ? wrongTime
        : isTimeLate
          ? 'Enter a time at or before the due time'
          : undefined,
  };
}

/** What is sent of values without errors. */
export function bodyOf(values: TaskValues): Omit<NewTask, 'kind' | 'step'> {
  const { about, aboutId, dueAt, time, repeat, until, remindAt, remindTime } = values;
  const rule = readRepeat(repeat);
  return {
    title: values.title.trim(),
    evaluationId: about === 'evaluation' ? aboutId : null,
    propertyId: about === 'property' ? aboutId : null,
    tenancyId: about === 'tenancy' ? aboutId : null,
    dueAt: dueAt === '' ? null : dueMoment(dueAt, time || null),
    assigneeId: Number(values.assigneeId),
    priority: values.priority,
    repeat: rule === null ? null : writeRepeat({ ...rule, until: until || null }),
    checklist: values.checklist.map(({ text, done }) => ({ text: text.trim(), done })),
    remindAt: remindAt === '' ? null : dueMoment(remindAt, remindTime || usualReminder),
  };
}

const usualRepeats = [
  'FREQ=DAILY',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;INTERVAL=2',
  'FREQ=WEEKLY;INTERVAL=4',
  'FREQ=MONTHLY',
  'FREQ=MONTHLY;INTERVAL=3',
  'FREQ=YEARLY',
];

/** The rhythms to choose from; one that is none of the usual is kept. */
export function repeatChoices(current: string): { value: string; label: string }[] {
  const all = current === '' || usualRepeats.includes(current) ? usualRepeats : [...usualRepeats, current];
  return [
    { value: '', label: 'Doesn’t repeat' },
    ...all.flatMap((value) => {
      const rule = readRepeat(value);
      return rule === null ? [] : [{ value, label: repeatText(rule) }];
    }),
  ];
}
