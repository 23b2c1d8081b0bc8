import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { useCancel } from '@/ui/events/use-cancel';
import type { Progress } from './member-data';

type JobState<Result> =
  | { phase: 'idle' }
  | { phase: 'running'; progress: Progress | null }
  | { phase: 'cancelled' }
  | { phase: 'failed'; text: string }
  | { phase: 'done'; result: Result };

/** Long work that says how far it is, and ends when it is cancelled or its page is left. */
export function useJob<Result>() {
  const [state, setState] = useState<JobState<Result>>({ phase: 'idle' });
  const { begin, cancel } = useCancel();
  return {
    state,
    cancel,
    reset: () => setState({ phase: 'idle' }),
    start: async (
      work: (job: { signal: AbortSignal; onProgress: (progress: Progress) => void }) => Promise<Result>,
    ) => {
      const signal = begin();
      setState({ phase: 'running', progress: null });
      try {
        const result = await work({
          signal,
          onProgress: (progress) => setState({ phase: 'running', progress }),
        });
        setState({ phase: 'done', result });
      } catch (error) {
        setState(signal.aborted ? { phase: 'cancelled' } : { phase: 'failed', text: errorMessage(error) });
      }
    },
  };
}
