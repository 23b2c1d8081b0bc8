import { useNavigate } from '@tanstack/react-router';
import { errorMessage } from '@/api/errors';
import { usePost } from '@/api/queries';
import { Button } from '@/ui/button/button';

/** Starts an evaluation of one of the member's properties. */
export function StartForProperty({ propertyId }: { propertyId: string }) {
  const navigate = useNavigate();
  const start = usePost('/evaluations', {
    onDone: (made) =>
      void navigate(
        made
          ? { to: '/property-evaluations/$uuid', params: { uuid: made.id }, replace: true }
          : { to: '/property-evaluations' },
      ),
  });
  return (
    <div className="flex flex-col items-center gap-2">
      <Button
        isLoading={start.isPending}
        loadingLabel="Starting"
        onClick={() => start.mutate({ body: { propertyId } })}
      >
        Start evaluation
      </Button>
      {start.isError && (
        <p role="alert" className="text-sm text-red-ink">
          {`Couldn’t start the evaluation: ${errorMessage(start.error)}`}
        </p>
      )}
    </div>
  );
}
