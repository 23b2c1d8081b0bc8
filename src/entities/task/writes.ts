import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { refresh, usePost, usePut } from '@/api/queries';
import { addDays, londonDay } from '@/lib/dates/calendar-day';
import { shortDay } from '@/lib/dates/day-text';
import { nextDay, readRepeat } from '@/lib/dates/repeat/repeat-rule';
import { dismissToast, showToast } from '@/ui/toast/toast';
import { showUndo } from '@/ui/toast/undo';
import { changeTask } from './cache';
import { dueParts, movedTo, nextMonday, type NewTask, type Task } from './task';

/** Lists whose rows tell of tasks: the tasks themselves, the log, and the next action on the card of a deal. */
export const taskReaders = ['/property-actions', '/evaluations'] as const;

/** Reads again what else shows a task: itself, and its deal. */
function refreshRest(
  queryClient: QueryClient,
  { id, evaluationId }: Pick<Task, 'id' | 'evaluationId'>,
): void {
  const deal = evaluationId === null ? [] : [`/evaluations/${evaluationId}`];
  void refresh(queryClient, `/property-actions/${id}`, ...deal);
}

/** Adds a task or an entry of the log; the caller shows what goes wrong. @param onAdded told what was sent */
export function useAddTask(onAdded?: (sent: NewTask) => void) {
  const queryClient = useQueryClient();
  return usePost('/property-actions', {
    refreshes: taskReaders,
    onDone: (added, { body }) => {
      onAdded?.(body);
      const evaluationId = added?.evaluationId ?? body.evaluationId ?? null;
      refreshRest(queryClient, { id: added?.id ?? '', evaluationId });
    },
  });
}

/** The toasts that offer to take a tick back, by task. */
const undoToasts = new Map<string, string>();

/** Once a task is open again there is nothing to take back. */
function dropUndo(id: string): void {
  const toast = undoToasts.get(id);
  if (toast !== undefined) dismissToast(toast);
  undoToasts.delete(id);
}

/** Saves a task’s form; the form shows what goes wrong. */
export function useSaveTask() {
  const queryClient = useQueryClient();
  return usePut('/property-actions/{id}', {
    refreshes: taskReaders,
    onDone: (saved, { path, body }) => {
      if (body?.done === false) dropUndo(path.id);
      refreshRest(queryClient, { id: path.id, evaluationId: saved?.evaluationId ?? null });
    },
  });
}

/** A change that shows at once, and is said in a toast where it fails. */
function useChangeTask() {
  const queryClient = useQueryClient();
  return usePut('/property-actions/{id}', {
    refreshes: taskReaders,
    failureTitle: 'Couldn’t update the task',
    changes: ({ path, body }) => {
      const { done, ...fields } = body ?? {};
      return changeTask(path.id, (task) => ({
        ...task,
        ...(done !== undefined && { doneAt: done ? new Date().toISOString() : null }),
        ...(fields.dueAt !== undefined && { dueAt: fields.dueAt }),
        ...(fields.checklist !== undefined && { checklist: fields.checklist }),
      }));
    },
    onDone: (saved, { path, body }) => {
      if (body?.done === false) showToast({ kind: 'success', text: 'Task reopened' });
      refreshRest(queryClient, { id: path.id, evaluationId: saved?.evaluationId ?? null });
    },
  });
}

/** Ticks a task off, or takes the tick back: at once, and back within ten seconds. */
export function useTick() {
  const { mutate } = useChangeTask();
  return (task: Pick<Task, 'id' | 'title' | 'repeat' | 'dueAt' | 'nextId'>, done: boolean) => {
    const path = { id: task.id };
    dropUndo(task.id);
    mutate({ path, body: { done } });
    if (done)
      undoToasts.set(
        task.id,
        showUndo(doneText(task), () => mutate({ path, body: { done: false } })),
      );
  };
}

/** What is done, and when a repeating task is due again. */
function doneText({ title, repeat, dueAt, nextId }: Parameters<ReturnType<typeof useTick>>[0]): string {
  const rule = readRepeat(repeat);
  // Its next one is created once only: not when it is done for a second time.
  const next = rule === null || dueAt === null || nextId !== null ? null : nextDay(rule, dueParts(dueAt).day);
  return next === null ? `Completed “${title}”` : `Completed “${title}”. Next due ${shortDay(next)}`;
}

/** Moves a task to tomorrow or to next Monday, at its time of day. */
export function useMoveTask() {
  const { mutate } = useChangeTask();
  return (task: Pick<Task, 'id' | 'title' | 'dueAt'>, to: 'tomorrow' | 'next week') => {
    const { id, dueAt } = task;
    const today = londonDay(new Date());
    const day = to === 'tomorrow' ? addDays(today, 1) : nextMonday(today);
    mutate({ path: { id }, body: { dueAt: movedTo(dueAt, day) } });
    showUndo(`Task moved to ${to === 'tomorrow' ? 'tomorrow' : shortDay(day)}`, () =>
      mutate({ path: { id }, body: { dueAt } }),
    );
  };
}

/** Ticks one line of a task’s checklist. */
export function useTickLine() {
  const { mutate } = useChangeTask();
  return ({ id, checklist }: Pick<Task, 'id' | 'checklist'>, line: number, done: boolean) =>
    mutate({
      path: { id },
      body: { checklist: checklist.map((each, at) => (at === line ? { ...each, done } : each)) },
    });
}
