import { shortDay } from '@/lib/dates/day-text';
import { formatWholePounds } from '@/lib/money/money';
import { isForBuying } from '@/lib/property-search/my-figures';
import type { Listing } from '../data/queries';
import { Section } from './section';

const words: Record<Listing['history'][number]['event'], string> = {
  listed: 'Listed',
  reduced: 'Reduced',
  increased: 'Increased',
  under_offer: 'Under offer',
  sstc: 'Sold subject to contract',
  back_on: 'Back on the market',
  sold: 'Sold',
  let_agreed: 'Let agreed',
  withdrawn: 'Withdrawn',
};

/** `−4.5%` from the price before; nothing where it stayed. */
export function changeText(price: number, before: number | undefined): string {
  if (before === undefined || before === 0 || before === price) return '';
  const off = Math.round((price / before - 1) * 1000) / 10;
  return `${off > 0 ? '+' : '−'}${Math.abs(off)}%`;
}

/** What happened to the listing, the latest first. */
export function PriceHistory({ listing }: { listing: Listing }) {
  const { history } = listing;
  if (history.length === 0) return null;
  const unit = isForBuying(listing) ? '' : ' pcm';
  return (
    <Section title="Price history">
      <table className="num w-full text-left text-base">
        <thead className="text-sm text-ink-3">
          <tr>
            <th scope="col" className="pr-3 font-normal">
              Date
            </th>
            <th scope="col" className="pr-3 font-normal">
              Event
            </th>
            <th scope="col" className="text-right font-normal">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {history
            .map((event, place) => ({
              ...event,
              place,
              change: changeText(event.price, history[place - 1]?.price),
            }))
            .toReversed()
            .map(({ on, price, event, place, change }) => (
              <tr key={place} className="border-t border-line-subtle">
                <td className="py-1.5 pr-3 whitespace-nowrap text-ink-2">{shortDay(on)}</td>
                <td className="py-1.5 pr-3">{words[event]}</td>
                <td className="py-1.5 text-right whitespace-nowrap">
                  {change !== '' && <span className="mr-2 text-sm text-ink-3">{change}</span>}
                  {`${formatWholePounds(price)}${unit}`}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </Section>
  );
}
