import { usePut } from '@/api/queries';
import { Button } from '@/ui/button/button';

/** Takes a deal out of the trash. */
export function RestoreButton({ id, title }: { id: string; title: string }) {
  const restore = usePut('/evaluations/{id}', {
    refreshes: ['/evaluations', `/evaluations/${id}`],
    failureTitle: 'Couldn’t restore the evaluation',
  });
  return (
    <Button
      size="sm"
      variant="outline"
      isLoading={restore.isPending}
      loadingLabel="Restoring"
      aria-label={`Restore “${title}”`}
      onClick={() => restore.mutate({ path: { id }, body: { deleted: false } })}
    >
      Restore
    </Button>
  );
}
