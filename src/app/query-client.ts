import { MutationCache, QueryCache, QueryClient, type Mutation } from '@tanstack/react-query';
import { ApiError, hasStatus, isPassing } from '@/api/errors';
import { NotOfferedError } from '@/api/offers';
import { showToast } from '@/ui/toast/toast';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Said in a toast when the write fails. */
      failureTitle?: string;
      /** Does it again, showing it again at once; of a write that has an optimistic change of its own it is not needed. */
      onRetry?: () => void;
    };
  }
}

/** 1 s doubling up to 30 s (specification §9); a longer `Retry-After` is honoured within the same limit. */
export function retryDelay(attempt: number, error: unknown): number {
  const backoff = Math.min(1000 * 2 ** attempt, 30_000);
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(backoff, asked);
}

/** Three retries of a read, only for failures that may pass by themselves; a 4xx never does. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 3 && isPassing(error);
}

/**
 * The one query cache. `onUnauthorized` is told of every 401, so that the session is checked once more;
 * failed acts of a button are said in a toast here and nowhere else.
 */
export function createQueryClient(onUnauthorized: (queryClient: QueryClient) => void): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (hasStatus(error, 401)) onUnauthorized(queryClient);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, variables, _context, mutation) => {
        if (hasStatus(error, 401)) onUnauthorized(queryClient);
        else if (isPlanLimit(error)) sayPlanLimit(error.message);
        else if (mutation.meta?.failureTitle) {
          showToast({
            kind: 'error',
            // What the server does not have fails in the same way every time.
            ...(error instanceof NotOfferedError
              ? { text: error.message }
              : { text: mutation.meta.failureTitle, ...retryOf(mutation, variables) }),
          });
        }
      },
    }),
    defaultOptions: {
      queries: { gcTime: 5 * 60_000, staleTime: 30_000, retry: shouldRetry, retryDelay },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queryClient;
}

const isPlanLimit = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'plan-limit';

/** What my plan has no room for is said with the way to a larger one, whoever asked. */
function sayPlanLimit(text: string) {
  import('@/features/subscription/plan-limit').then(
    ({ openPlanLimit }) => openPlanLimit(text),
    () => showToast({ kind: 'error', text }),
  );
}

/** The toast's way to try again, for what then shows itself again. */
function retryOf(mutation: Mutation<unknown, unknown>, variables: unknown) {
  const onAction =
    mutation.meta?.onRetry ?? (mutation.options.onMutate && (() => void tryAgain(mutation, variables)));
  return onAction && { action: { label: 'Retry', onAction } };
}

/** A second failure is said like the first. */
async function tryAgain(mutation: Mutation<unknown, unknown>, variables: unknown) {
  try {
    await mutation.execute(variables);
  } catch {
    // said in a toast
  }
}
