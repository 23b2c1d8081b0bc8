import { useQuery } from '@tanstack/react-query';
import { adviceText } from '@/api/errors';
import { postQueries } from '@/entities/post/queries';
import { formatWholePounds } from '@/lib/money/money';
import { ErrorState } from '@/ui/states/error-state';
import { openModal } from '@/ui/modal/modal-store';
import { Spinner } from '@/ui/states/spinner';
import { buyersAt, demandSteps, medianPrice } from './demand';
import { DemandCurve } from './demand-curve';

interface DemandViewProps {
  postId: number;
  /** What the deal costs by its card, £; null where that is not shown. */
  price: number | null;
}

/** Opens what the readers of a post would pay for its deal. */
export function openDemand(props: DemandViewProps): void {
  openModal({ id: 'demand', title: 'What buyers would pay', size: 'md', content: <DemandView {...props} /> });
}

/** How many would buy at each price: in a sentence, as a curve and as a table. */
export function DemandView({ postId, price }: DemandViewProps) {
  const reactions = useQuery(postQueries.reactions(postId));
  if (reactions.isPending) {
    return (
      <div className="grid place-items-center py-8">
        <Spinner size="medium" label="Loading prices" />
      </div>
    );
  }
  if (!reactions.data) {
    return (
      <ErrorState
        title="Couldn’t load the prices"
        text={adviceText(reactions.error)}
        onRetry={() => void reactions.refetch()}
        isRetrying={reactions.isRefetching}
      />
    );
  }
  const buyers = reactions.data.filter(({ type }) => type === 'would_buy');
  const prices = buyers.flatMap((buyer) => (buyer.price == null ? [] : [buyer.price]));
  const steps = demandSteps(prices);
  return (
    <div className="flex flex-col gap-4">
      <p className="num text-sm text-pretty">{demandSentence(buyers.length, prices, price)}</p>
      {steps.length > 0 && (
        <>
          <DemandCurve steps={steps} price={price} />
          <table className="num w-full text-sm">
            <caption className="sr-only">How many would buy at each price or above</caption>
            <thead>
              <tr className="text-ink-3 text-xs">
                <th scope="col" className="py-1.5 text-left font-medium">
                  Price
                </th>
                <th scope="col" className="py-1.5 text-right font-medium">
                  Would buy at this price or above
                </th>
              </tr>
            </thead>
            <tbody>
              {steps.toReversed().map((step) => (
                <tr key={step.price} className="border-line-subtle border-t">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {formatWholePounds(step.price)}
                  </th>
                  <td className="py-1.5 text-right">{step.buyers}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
}

/**
 * `6 of 9 who would buy name a price. The median price is £160,500, the highest £176,000. At its price of £172,500, 2 would
 * buy.`
 * @param buyers how many would buy, with or without a price
 */
export function demandSentence(buyers: number, prices: readonly number[], price: number | null): string {
  const median = medianPrice(prices);
  const [only] = prices;
  if (median === null || only === undefined) {
    return buyers === 0
      ? 'No one would buy this deal yet.'
      : `${buyers} would buy; no one has named a price yet.`;
  }
  const many = prices.length > 1;
  const middle = many
    ? `The median price is ${formatWholePounds(median)}, the highest ${formatWholePounds(Math.max(...prices))}.`
    : `That price is ${formatWholePounds(only)}.`;
  const at =
    price === null
      ? ''
      : ` At its price of ${formatWholePounds(price)}, ${buyersAt(prices, price)} would buy.`;
  return `${prices.length} of ${buyers} who would buy ${many ? 'name' : 'names'} a price. ${middle}${at}`;
}
