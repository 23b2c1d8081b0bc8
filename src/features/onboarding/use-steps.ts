import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Schemas } from '@/api/contract';
import { read } from '@/api/queries';
import { useNow } from '@/ui/text/use-now';
import { endSteps, followEnds, hasEnded } from './ended';
import { isNewcomer, stepsOf, type Step } from './steps';

/**
 * The first steps of a new member, and how many are done; null for everybody else, once they have ended, and where they
 * can't be counted; undefined until that is known.
 */
export function useSteps(
  user: Schemas['CurrentUser'],
): { steps: readonly Step[]; done: number } | null | undefined {
  const now = useNow();
  const isEnded = useSyncExternalStore(followEnds, () => hasEnded(user));
  const isFor = !isEnded && isNewcomer(user, now);
  const evaluations = useQuery({ ...read('/evaluations'), enabled: isFor, retry: false });
  const connections = useQuery({
    ...read('/connections', { query: { status: 'accepted' } }),
    enabled: isFor,
    retry: false,
  });
  // What can’t be counted is no reason to ask for it: the steps stay away.
  const isCounted = isFor && evaluations.data !== undefined && connections.data !== undefined;
  const steps = isCounted
    ? stepsOf(user, { evaluations: evaluations.data.total, connections: connections.data.total })
    : [];
  const done = steps.filter(({ isDone }) => isDone).length;
  const isAllDone = isCounted && done === steps.length;
  const end = useEffectEvent(() => endSteps(user));
  useEffect(() => {
    if (isAllDone) end();
  }, [isAllDone]);
  if (isCounted) return isAllDone ? null : { steps, done };
  const isCounting =
    isFor && [evaluations, connections].every(({ isError, isPaused }) => !isError && !isPaused);
  return isCounting ? undefined : null;
}
