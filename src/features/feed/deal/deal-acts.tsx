import { useNavigate } from '@tanstack/react-router';
import { Calculator, House } from 'lucide-react';
import { Button } from '@/ui/button/button';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { showToast } from '@/ui/toast/toast';
import type { DealProps } from './deal-figures';

const loadPrice = () => import('./price-row');
const sayFailed = () =>
  showToast({ kind: 'error', text: 'Couldn’t open this. Check your connection and try again.' });

/** What a reader does with the deal of a post. */
export function DealActs({ post }: Pick<DealProps, 'post'>) {
  const { attachment, reactionCounts, myReaction } = post;
  const navigate = useNavigate();
  const buyers = reactionCounts.would_buy ?? 0;
  const deal = attachment?.kind === 'evaluation' ? attachment.snapshot.deal : null;
  const wouldBuy = myReaction?.type === 'would_buy';
  const price = useLazyPart(loadPrice, wouldBuy);
  const runMine = () =>
    attachment &&
    deal &&
    void import('./run-mine').then(
      (part) =>
        part.openRunMine({
          snapshot: attachment.snapshot,
          deal,
          onOpen: (uuid) =>
            void navigate(
              uuid === undefined
                ? { to: '/property-evaluations' }
                : { to: '/property-evaluations/$uuid', params: { uuid } },
            ),
        }),
      sayFailed,
    );
  const showDemand = () =>
    void import('./demand/demand-view').then(
      (part) => part.openDemand({ postId: post.id, price: attachment?.snapshot.price ?? null }),
      sayFailed,
    );
  return (
    <div className="relative mt-2 flex w-fit max-w-full flex-col gap-2">
      <div className="flex flex-wrap gap-2 empty:hidden">
        {deal && (
          <Button size="sm" variant="outline" icon={<Calculator aria-hidden size={15} />} onClick={runMine}>
            Run with my numbers
          </Button>
        )}
        {buyers > 0 && (
          <Button
            size="sm"
            variant="outline"
            aria-haspopup="dialog"
            icon={<House aria-hidden size={15} />}
            onClick={showDemand}
          >
            {`${buyers} would buy`}
          </Button>
        )}
      </div>
      {wouldBuy && (price ? <price.PriceRow post={post} /> : <div aria-hidden className="h-10" />)}
    </div>
  );
}
