import { useInfiniteQuery } from '@tanstack/react-query';
import { errorMessage } from '@/api/errors';
import { LoadedPart } from '@/entities/setting/loaded-part';
import { formatPounds } from '@/lib/money/money';
import { Badge } from '@/ui/badge';
import { LoadMore } from '@/ui/rows/load-more';
import { subscriptionQueries } from '../subscription-queries';
import { dayIn, paymentStates } from '../subscription-text';

/** What I have paid, newest first, with receipts. */
export function Payments() {
  const list = useInfiniteQuery(subscriptionQueries.payments());
  return (
    <LoadedPart query={list} failureTitle="Couldn’t load your payments" skeleton="h-40">
      {({ pages }) => {
        const rows = pages.flatMap(({ data }) => data);
        if (rows.length === 0) return <p className="text-sm text-ink-2">No payments yet</p>;
        return (
          <>
            <ul aria-label="Payments" className="flex flex-col divide-y divide-line-subtle text-sm">
              {rows.map(({ id, date, description, net, total, vat, status, receiptUrl }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 first:pt-0">
                  <span className="min-w-32 flex-1 @max-[30rem]:basis-3/5">
                    <span className="block font-medium">{dayIn(date)}</span>
                    <span className="text-ink-2 wrap-anywhere">{description}</span>
                  </span>
                  <span className="text-right">
                    <span className="num block font-medium">{formatPounds(total)}</span>
                    <span className="num text-xs text-ink-3">{`${formatPounds(net)} + ${formatPounds(vat)} VAT`}</span>
                  </span>
                  <span className="flex @[30rem]:w-20 @[30rem]:justify-end">
                    <Badge tone={paymentStates[status].tone}>{paymentStates[status].label}</Badge>
                  </span>
                  <span className="text-right @max-[30rem]:ml-auto @[30rem]:w-24">
                    {receiptUrl !== null && (
                      <a
                        href={receiptUrl}
                        target="_blank"
                        rel="noopener noreferrer"
                        aria-label={`Receipt (PDF) for ${dayIn(date)}, opens in a new tab`}
                        className="touch-target relative font-medium text-link"
                      >
                        Receipt (PDF)
                      </a>
                    )}
                  </span>
                </li>
              ))}
            </ul>
            <LoadMore list={list} error={list.isFetchNextPageError ? errorMessage(list.error) : null} />
          </>
        );
      }}
    </LoadedPart>
  );
}
