import { useMemo, useState } from 'react';
import { counted } from '@/lib/lists/counted';
import { numberText, readPercent } from '@/lib/money/amount-text';
import { formatWholePounds } from '@/lib/money/money';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { Segments } from '@/ui/input/segments';
import type { Mortgage } from '../mortgage-type';
import { fixEnds, ladder, yearAhead, type YearAhead } from './fix-ends';
import { FixLadder } from './fix-ladder';
import { FixRow } from './fix-row';

interface FixRadarProps {
  mortgages: readonly Mortgage[];
  /** Of a property's own page the rows need no name. */
  nameOf?: (propertyId: string) => string | undefined;
  /** ISO day in London. */
  today: string;
  /** The mortgage whose link takes the focus, as the reader comes back from it. */
  last?: string | undefined;
}

const firstRows = 5;
/** How many quarters the ladder has. */
const quarterCount = 12;
const maxRate = 25;
const rateChoices = [
  ['own', 'Reversion rates'],
  ['one', 'One rate for all'],
] as const;

/** Which rates end when, and what each month costs after that (N8): at the lenders' reversion rates, or at one that is chosen. */
export function FixRadar({ mortgages, nameOf, today, last }: FixRadarProps) {
  const [kind, setKind] = useState<'own' | 'one'>('own');
  const [typed, setTyped] = useState('');
  const [isAll, setIsAll] = useState(last !== undefined);
  const read = readPercent(typed);
  const chosen = kind === 'one' && typeof read === 'number' && read >= 0 && read <= maxRate ? read : null;
  const error =
    read === 'blank' || chosen !== null ? undefined : `Enter a percentage from 0 to ${maxRate}, such as 5.25`;
  const ends = useMemo(() => fixEnds(mortgages, today, chosen), [mortgages, today, chosen]);
  if (ends.length === 0) return null;
  const shown = isAll ? ends : ends.slice(0, firstRows);
  const isOfPortfolio = nameOf !== undefined;
  return (
    <Card as="section" aria-labelledby="fix-radar" className="mb-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="fix-radar" className="text-md font-semibold">
            {isOfPortfolio ? 'When rates end' : 'When the rate ends'}
          </h2>
          {isOfPortfolio && (
            <p className="num mt-1 text-sm text-pretty text-ink-2">{yearText(yearAhead(ends), chosen)}</p>
          )}
        </div>
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2 print:hidden">
          <Segments label="New rate to assume" options={rateChoices} value={kind} onChange={setKind} />
          {kind === 'one' && (
            <div className="w-36">
              <Field label="Chosen rate" error={error}>
                {(control) => (
                  <Input
                    {...control}
                    inputMode="decimal"
                    autoComplete="off"
                    className="num"
                    suffix="%"
                    placeholder="5.25"
                    maxLength={12}
                    value={typed}
                    onChange={({ currentTarget }) => setTyped(currentTarget.value)}
                  />
                )}
              </Field>
            </div>
          )}
        </div>
      </div>
      {isOfPortfolio && (
        <div className="mt-4">
          <FixLadder quarters={ladder(ends, today, quarterCount)} />
        </div>
      )}
      <ul aria-label="Rates by end date" className="mt-2">
        {shown.map((end) => (
          <FixRow
            key={end.mortgage.id}
            end={end}
            name={nameOf?.(end.mortgage.propertyId)}
            takesFocus={end.mortgage.id === last}
          />
        ))}
      </ul>
      {ends.length > firstRows && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2 -ml-2 print:hidden"
          aria-expanded={isAll}
          onClick={() => setIsAll(!isAll)}
        >
          {isAll ? 'Show fewer' : `Show all ${ends.length}`}
        </Button>
      )}
    </Card>
  );
}

/** `2 rates on £217,000 of debt end in the next 12 months. You’d pay £604 per month more at the reversion rates.` */
function yearText({ ends, balance, more, unknown }: YearAhead, chosen: number | null): string {
  if (ends === 0) return 'No rate ends in the next 12 months.';
  const rates = chosen === null ? 'at the reversion rates' : `at ${numberText(chosen)}%`;
  const what = `${counted(ends, 'rate')} on ${formatWholePounds(balance)} of debt ${ends === 1 ? 'ends' : 'end'} in the next 12 months`;
  const change = `You’d pay ${formatWholePounds(Math.abs(more))} ${more < 0 ? 'less' : 'more'} per month ${rates}`;
  const missing =
    unknown === 0 ? '' : `, not counting ${counted(unknown, 'mortgage')} with no reversion rate recorded`;
  return unknown === ends ? `${what}. No reversion rate is recorded.` : `${what}. ${change}${missing}.`;
}
