import type { useJobType } from '../use-jobs';

/** What a job's parts know beside it: the properties and contacts it may name, and what can be done with it. */
export interface JobKnown {
  known: ReturnType<typeof useJobType>;
}
