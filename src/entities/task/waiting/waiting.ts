// Tasks that were added without a network: kept as drafts are, so that they outlive a reload and go with a sign-out.
import { useMemo } from 'react';
import { newClientId } from '@/lib/client-id';
import { keyOf, load, put, unstored, useDrafts } from '@/ui/draft/draft-store';
import type { NewTask } from '../task';

const place = 'waiting-task:';

export interface WaitingTask {
  /** The name under which it is sent: however often that is, it is added once. */
  id: string;
  body: NewTask;
  /** Why the server did not take it. */
  failure?: string;
}

type Drafts = ReturnType<typeof load>;

const prefixOf = (memberId: number) => keyOf(memberId, place);

function read(text: string): Pick<WaitingTask, 'body' | 'failure'> | null {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== 'object' || found === null || !('body' in found)) return null;
    const { body } = found;
    const isTask =
      typeof body === 'object' && body !== null && 'title' in body && typeof body.title === 'string';
    // Only this file writes what stands under the prefix.
    return isTask ? (found as Pick<WaitingTask, 'body' | 'failure'>) : null;
  } catch {
    return null;
  }
}

function tasksIn(drafts: Drafts, memberId: number): WaitingTask[] {
  const prefix = prefixOf(memberId);
  return Object.entries(drafts)
    .filter(([key]) => key.startsWith(prefix))
    .toSorted(([, a], [, b]) => a.savedAt - b.savedAt)
    .flatMap(([key, { text }]) => {
      const kept = read(text);
      return kept ? [{ ...kept, id: key.slice(prefix.length) }] : [];
    });
}

const keep = (memberId: number, { id, ...kept }: WaitingTask) =>
  put(prefixOf(memberId) + id, JSON.stringify(kept));

/** Keeps a task until there is a network. */
export const keepWaiting = (memberId: number, body: NewTask): void =>
  keep(memberId, { id: newClientId(), body });

/** It is sent, or not wanted any more. */
export const dropWaiting = (memberId: number, id: string): void => put(prefixOf(memberId) + id, '');

export const markFailed = (memberId: number, task: WaitingTask, failure: string): void =>
  keep(memberId, { ...task, failure });

/** A failed one is tried again with the others. */
export const markWaiting = (memberId: number, { id, body }: WaitingTask): void =>
  keep(memberId, { id, body });

/** Those that are to be sent, the oldest first; another tab may have sent what this one still shows. */
export function unsentTasks(memberId: number): WaitingTask[] {
  const { drafts } = useDrafts.getState();
  const stored = load();
  return tasksIn(drafts, memberId).filter(({ id, failure }) => {
    const key = prefixOf(memberId) + id;
    if (!(key in stored) && !unstored.has(key)) dropWaiting(memberId, id);
    else return failure === undefined;
    return false;
  });
}

/** What a member's lists show of them; of one deal, where its id is given. */
export function useWaitingTasks(memberId: number | undefined, evaluationId?: string | null): WaitingTask[] {
  const drafts = useDrafts((state) => state.drafts);
  return useMemo(() => {
    const all = memberId === undefined ? [] : tasksIn(drafts, memberId);
    return evaluationId ? all.filter(({ body }) => body.evaluationId === evaluationId) : all;
  }, [drafts, memberId, evaluationId]);
}
