import { useRouterState } from '@tanstack/react-router';
import { Spinner } from '@/ui/states/spinner';

/** The full-page spinner while the session is checked; on the first load it goes on from the one in index.html. */
export function PendingPage() {
  const isFirstLoad = useRouterState({ select: (state) => state.resolvedLocation === undefined });
  return <Spinner size="page" label="Loading" isImmediate={isFirstLoad} />;
}
