import { useNavigate } from '@tanstack/react-router';
import { Calculator } from 'lucide-react';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/toast';
import type { DealProps } from './deal-figures';

/** What a reader does with the deal of a post. */
export function DealActs({ post: { attachment } }: Pick<DealProps, 'post'>) {
  const navigate = useNavigate();
  const deal = attachment?.kind === 'evaluation' ? attachment.snapshot.deal : null;
  const runMine = () =>
    attachment &&
    deal &&
    void import('./run-mine').then(
      (part) =>
        part.openRunMine({
          snapshot: attachment.snapshot,
          deal,
          onOpen: (uuid) => void navigate({ to: '/property-evaluations/$uuid', params: { uuid } }),
        }),
      () => showToast({ kind: 'error', text: 'This could not be opened' }),
    );
  return (
    <div className="relative mt-2 flex w-fit max-w-full flex-wrap gap-2">
      {deal && (
        <Button size="sm" variant="outline" icon={<Calculator aria-hidden size={15} />} onClick={runMine}>
          Run with my numbers
        </Button>
      )}
    </div>
  );
}
