import { useState } from 'react';
import { counted } from '@/lib/lists/counted';
import { formatWholePounds } from '@/lib/money/money';
import type { PortfolioUnderStress } from '@/lib/portfolio/stress';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { breakText, firstToBreak } from './stress-text';

/** How many homes are listed until all are asked for. */
const firstRows = 6;

/** What is left under pressure: the whole first, then each home in the order in which it turns negative. */
export function StressResults({ result }: { result: PortfolioUnderStress }) {
  const { now, stressed, negative, negativeNow, homes } = result;
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? homes : homes.slice(0, firstRows);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div aria-live="polite">
        <p className="text-sm text-ink-2">Cash flow after mortgages</p>
        <p className={`num text-[27px]/[34px] font-semibold ${stressed < 0 ? 'text-red-ink' : ''}`}>
          {formatWholePounds(stressed)} <span className="text-base font-normal text-ink-3">pcm</span>
        </p>
        <p className="num text-xs text-ink-3">
          {`${formatWholePounds(stressed * 12)} per year${negative === negativeNow ? '' : ` · ${counted(negative, 'property', 'properties')} with negative cash flow`} · ${formatWholePounds(now)} pcm today`}
        </p>
        <p className="mt-2 text-sm">{firstToBreak(result)}</p>
      </div>
      <div className="min-w-0">
        <table className="num w-full text-sm">
          <caption className="sr-only">Cash flow by property, first to turn negative at the top</caption>
          <thead className="text-xs text-ink-3">
            <tr>
              <th scope="col" className="py-1.5 text-left font-medium">
                Property
              </th>
              <th scope="col" className="px-2 py-1.5 text-right font-medium whitespace-nowrap max-md:hidden">
                Current pcm
              </th>
              <th scope="col" className="px-2 py-1.5 text-right font-medium whitespace-nowrap">
                Stressed pcm
              </th>
              <th scope="col" className="py-1.5 text-left font-medium whitespace-nowrap max-md:sr-only">
                Turns negative
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((home) => (
              <tr key={home.id} className="border-t border-line-subtle">
                <th scope="row" className="min-w-32 py-2 text-left font-medium wrap-anywhere">
                  {home.name}
                  <span className="block text-xs font-normal text-ink-3 md:hidden">{`Turns negative: ${breakText(home)}`}</span>
                </th>
                <td className="px-2 text-right text-ink-2 max-md:hidden">{formatWholePounds(home.now)}</td>
                <td className={`px-2 text-right font-semibold ${home.stressed < 0 ? 'text-red-ink' : ''}`}>
                  {formatWholePounds(home.stressed)}
                </td>
                <td className="py-1.5 max-md:sr-only">
                  {home.stressed < 0 ? (
                    <Badge tone="red">{breakText(home)}</Badge>
                  ) : (
                    <span className="text-xs whitespace-nowrap text-ink-3">{breakText(home)}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t border-line font-semibold">
              <th scope="row" className="py-2 text-left">
                {`All ${counted(homes.length, 'property', 'properties')}`}
              </th>
              <td className="px-2 text-right max-md:hidden">{formatWholePounds(now)}</td>
              <td className="px-2 text-right">{formatWholePounds(stressed)}</td>
              <td className="text-xs font-normal text-ink-3 max-md:sr-only">{`${negative} negative`}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {homes.length > firstRows && (
        <Button
          variant="ghost"
          size="sm"
          className="self-start"
          aria-expanded={isAll}
          onClick={() => setIsAll(!isAll)}
        >
          {isAll ? 'Show fewer' : `Show all ${homes.length}`}
        </Button>
      )}
    </div>
  );
}
