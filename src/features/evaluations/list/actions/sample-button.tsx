import { useNavigate } from '@tanstack/react-router';
import { usePost } from '@/api/queries';
import { btlExample } from '@/lib/evaluation/worked-examples';
import { Button } from '@/ui/button/button';

/** Makes a worked buy-to-let to look around in. */
export function SampleButton() {
  const navigate = useNavigate();
  const start = usePost('/evaluations', {
    failureTitle: 'Couldn’t create the sample',
    onDone: (made) => {
      if (made) void navigate({ to: '/property-evaluations/$uuid', params: { uuid: made.id } });
    },
  });
  return (
    <Button
      variant="outline"
      isLoading={start.isPending}
      loadingLabel="Creating"
      onClick={() =>
        start.mutate({
          body: {
            title: 'Sample: Leeds terrace',
            nation: 'england',
            outcode: 'LS11',
            strategies: ['btl'],
            primary: 'btl',
            inputs: btlExample,
            tags: ['sample'],
          },
        })
      }
    >
      Try a sample
    </Button>
  );
}
