import { formatPoundsCompact } from '@/lib/money/money';
import { classNames } from '@/ui/class-names';
import { yearBelow, type Quarter } from './fix-ends';

const months = ['Jan', 'Apr', 'Jul', 'Oct'];
const labelOf = ({ from }: Quarter) => months[Math.floor((Number(from.slice(5, 7)) - 1) / 3)] ?? '';

/**
 * How much debt comes off its rate in each quarter, as bars: the first two, in which lenders reserve new rates, stand out. The rows
 * beside it say the same in words.
 */
export function FixLadder({ quarters }: { quarters: readonly Quarter[] }) {
  const most = Math.max(1, ...quarters.map(({ balance }) => balance));
  return (
    <div aria-hidden className="num flex items-stretch gap-1 text-2xs text-ink-3">
      {quarters.map((quarter, at) => {
        const { from, balance } = quarter;
        const year = yearBelow(quarters, at);
        return (
          <div key={from} className="flex min-w-0 flex-1 flex-col">
            <div className="flex h-24 flex-col justify-end border-b border-line-strong">
              {balance > 0 && (
                <>
                  <span className="text-center leading-4 whitespace-nowrap text-ink-2 max-md:hidden">
                    {formatPoundsCompact(balance)}
                  </span>
                  <span
                    className={classNames(
                      'mx-auto w-full max-w-9 rounded-t-[4px]',
                      at < 2 ? 'bg-amber-mark' : 'bg-chart-1',
                    )}
                    style={{ height: `${Math.max(4, (balance / most) * 76)}px` }}
                  />
                </>
              )}
            </div>
            <span className="mt-1 text-center leading-4 max-md:hidden">{labelOf(quarter)}</span>
            <span className="h-4 text-center leading-4 whitespace-nowrap">
              <span className={year.isWideOnly ? 'max-md:hidden' : ''}>{year.text}</span>
            </span>
          </div>
        );
      })}
    </div>
  );
}
