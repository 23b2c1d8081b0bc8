import { useRouter } from '@tanstack/react-router';
import { Columns3, KanbanSquare } from 'lucide-react';
import { Button } from '@/ui/button/button';
import type { Findings } from '../../data/findings';
import type { Listing } from '../../data/queries';
import { dealHref, usePipeline } from '../../data/use-pipeline';

interface PipelineButtonProps {
  listing: Listing;
  findings: Findings;
}

/** Puts the home on the board of deals; once it is there, leads to it. */
export function PipelineButton({ listing, findings }: PipelineButtonProps) {
  const router = useRouter();
  const { onBoard, isReady, isAdding, add } = usePipeline(listing, findings);
  if (onBoard) {
    return (
      <Button
        variant="outline"
        icon={<KanbanSquare aria-hidden size={17} />}
        onClick={() => void router.navigate({ href: dealHref(onBoard.id) })}
      >
        Open in pipeline
      </Button>
    );
  }
  return (
    <Button
      variant="outline"
      icon={<Columns3 aria-hidden size={17} />}
      disabled={!isReady}
      isLoading={isAdding}
      loadingLabel="Adding"
      onClick={add}
    >
      Add to pipeline
    </Button>
  );
}
