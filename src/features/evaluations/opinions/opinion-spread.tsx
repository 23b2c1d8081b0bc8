import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { formatWholePounds } from '@/lib/money/money';
import { ScrollBox } from '../page/fields/scroll-box';
import { figureName, shortFigureNames, spreadSentence, type Reader, type Spread } from './opinion-text';

interface OpinionSpreadProps {
  spreads: readonly Spread[];
  strategy: Strategy;
  reader: Reader;
  /** What the reader estimated themselves. */
  mine?: Schemas['OpinionEstimates'] | undefined;
  /** What can be done with a figure, below its strip. */
  renderAction?: (spread: Spread) => ReactNode;
}

/** How far opinions lie apart: each figure as a sentence and a strip, and all of them as a table. */
export function OpinionSpread({ spreads, strategy, reader, mine, renderAction }: OpinionSpreadProps) {
  // One opinion has neither a spread nor a median.
  const isSpread = spreads.some(({ count }) => count > 1);
  const title = isSpread ? 'Spread of opinions' : 'Opinion and estimates';
  return (
    <div className="flex flex-col gap-5">
      <ul className="flex flex-col gap-5">
        {spreads.map((spread) => (
          <li key={spread.figure} className="min-w-0">
            <p className="num text-sm font-medium text-pretty">
              {spreadSentence(spread, figureName(spread.figure, strategy), reader)}
            </p>
            <Strip spread={spread} mine={mine?.[spread.figure] ?? null} reader={reader} />
            {renderAction?.(spread)}
          </li>
        ))}
      </ul>
      <ScrollBox label={title}>
        <table className="num w-full text-right text-sm whitespace-nowrap max-md:text-xs">
          <caption className="sr-only">{title}</caption>
          <thead className="text-xs text-ink-3">
            <tr>
              <th scope="col" className="py-1.5 text-left font-medium">
                Figure
              </th>
              {[
                ...(isSpread ? ['Lowest', 'Median', 'Highest'] : ['Opinion']),
                ownerHeading(reader),
                ...(mine ? ['Yours'] : []),
              ].map((head) => (
                <th key={head} scope="col" className="py-1.5 pl-2 font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {spreads.map(({ figure, min, median, max, owner }) => (
              <tr key={figure} className="border-t border-line-subtle">
                <th scope="row" className="py-2 text-left font-normal text-ink-2">
                  {shortFigureNames[figure]}
                </th>
                {[
                  ...(isSpread ? [min, median, max] : [median]),
                  owner,
                  ...(mine ? [mine[figure] ?? null] : []),
                ].map((value, column) => (
                  // The columns never change their order.
                  <td key={column} className="py-2 pl-2">
                    {poundsOrDash(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  );
}

const ownerHeading = (reader: Reader) => (reader === 'owner' ? 'You' : 'Owner');
const poundsOrDash = (value: number | null) => (value === null ? '–' : formatWholePounds(value));

/** From the lowest to the highest estimate, with the middle, the owner's figure and the reader's own. Sentence and table tell the same. */
function Strip({ spread, mine, reader }: { spread: Spread; mine: number | null; reader: Reader }) {
  const { min, median, max, owner } = spread;
  if (min === null || median === null || max === null) return null;
  const all = [min, max, ...(owner === null ? [] : [owner]), ...(mine === null ? [] : [mine])];
  const low = Math.min(...all);
  const high = Math.max(...all);
  const at = (value: number) => (high === low ? 50 : 4 + ((value - low) / (high - low)) * 92);
  return (
    <div aria-hidden className="mt-2">
      <div className="relative h-5">
        <span className="absolute inset-x-0 top-1/2 h-px bg-line-strong" />
        <span
          className="absolute top-1/2 h-2.5 -translate-y-1/2 rounded-full bg-chart-1 opacity-30"
          style={{ left: `calc(${at(min)}% - 5px)`, right: `calc(${100 - at(max)}% - 5px)` }}
        />
        <Mark at={at(median)} className="h-5 w-[3px] rounded-full bg-chart-1" />
        {owner !== null && (
          <Mark at={at(owner)} className="size-3 rotate-45 rounded-[2px] border-2 border-ink bg-surface-1" />
        )}
        {mine !== null && <Mark at={at(mine)} className="size-2.5 rounded-full bg-rose-ink" />}
      </div>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-xs text-ink-3">
        <Key className="h-3.5 w-[3px] rounded-full bg-chart-1">
          {spread.count === 1 ? 'Opinion' : 'Median'}
        </Key>
        {owner !== null && (
          <Key className="mx-0.5 size-2.5 rotate-45 rounded-[2px] border-2 border-ink">
            {ownerHeading(reader)}
          </Key>
        )}
        {mine !== null && <Key className="size-2.5 rounded-full bg-rose-ink">Yours</Key>}
      </ul>
    </div>
  );
}

const Mark = ({ at, className }: { at: number; className: string }) => (
  <span className="absolute top-1/2 -translate-1/2" style={{ left: `${at}%` }}>
    <span className={`block ${className}`} />
  </span>
);

const Key = ({ className, children }: { className: string; children: ReactNode }) => (
  <li className="flex items-center gap-1.5">
    <span className={className} />
    {children}
  </li>
);
