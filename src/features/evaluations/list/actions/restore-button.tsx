import { usePut } from '@/api/queries';
import { Button } from '@/ui/button/button';

/** Takes a deal out of the trash. */
export function RestoreButton({ id, title, size = 'sm' }: { id: string; title: string; size?: 'sm' | 'md' }) {
  const restore = usePut('/evaluations/{id}', {
    refreshes: ['/evaluations', `/evaluations/${id}`],
    failureTitle: 'Couldn’t restore the evaluation',
  });
  return (
    <Button
      size={size}
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
