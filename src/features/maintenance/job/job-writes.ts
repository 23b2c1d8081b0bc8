import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { failureText } from '@/api/errors';
import { read, refresh, usePut, write } from '@/api/queries';
import { showToast } from '@/ui/toast/toast';
import type { Job } from './job-text';

/** The contract's. */
export const maxJobPhotos = 40;

export type JobChanges = Schemas['PropertyMaintenanceUpdate'];

export const jobQuery = (id: string) => read('/property-maintenance/{id}', { path: { id } });

/** What is read again with a job: what it cost is a transaction of its property. */
export const readersOf = (id?: string) => [
  '/property-maintenance',
  '/transactions',
  '/properties',
  ...(id === undefined ? [] : [`/property-maintenance/${id}`]),
];

/** My own change is no one else's: the next one begins from what the server said of it, before the job is read again. */
function keep(queryClient: QueryClient, answer: Job | undefined): void {
  if (answer && 'updatedAt' in answer) queryClient.setQueryData(jobQuery(answer.id).queryKey, answer);
}

/** Changes a job; rejects when the server did not take it. */
export const changeJob = (queryClient: QueryClient, { id }: Pick<Job, 'id'>, body: JobChanges) =>
  write(
    queryClient,
    'put',
    '/property-maintenance/{id}',
    { path: { id }, body },
    { refreshes: readersOf(id), onDone: (answer) => keep(queryClient, answer) },
  );

/** A job as the server has it now. */
export const rereadJob = (queryClient: QueryClient, { id }: Pick<Job, 'id'>): Promise<Job> =>
  queryClient.fetchQuery({ ...jobQuery(id), staleTime: 0 });

/** Puts a removed quote back where it stood, among those that the job has by then. */
export async function restoreQuote(queryClient: QueryClient, job: Job, index: number): Promise<void> {
  const quote = job.quotes[index];
  if (!quote) return;
  try {
    const { quotes, updatedAt } = await rereadJob(queryClient, job);
    const accepted = quote.accepted && !quotes.some((each) => each.accepted);
    await changeJob(queryClient, job, {
      quotes: quotes.toSpliced(index, 0, { ...quote, accepted }),
      updatedAt,
    });
  } catch (error) {
    showToast({ kind: 'error', text: failureText('Couldn’t restore the quote', error) });
  }
}

/**
 * Changes a job by a button, whose failure is said in a toast; what stood in the way is then read again.
 * @param onSaved told of the job as the server has it then, where it says so
 */
export function useJobChange(
  { id, updatedAt }: Job,
  queryClient: QueryClient,
  onSaved: (job: Job) => void = () => {},
) {
  const { mutate, isPending, variables } = usePut('/property-maintenance/{id}', {
    refreshes: readersOf(id),
    onDone: (answer: Job | undefined) => {
      keep(queryClient, answer);
      if (answer) onSaved(answer);
    },
    failureTitle: 'Couldn’t update the job',
    onUndo: () => void refresh(queryClient, `/property-maintenance/${id}`),
  });
  return {
    change: (body: JobChanges, onSuccess?: () => void) =>
      mutate({ path: { id }, body: { ...body, updatedAt } }, { onSuccess: () => onSuccess?.() }),
    isPending,
    /** The status that the job is on its way to. */
    moving: isPending && variables.body && 'status' in variables.body ? variables.body.status : undefined,
  };
}
