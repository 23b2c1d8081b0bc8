import { Check, CircleAlert } from 'lucide-react';
import { memo, useRef } from 'react';
import { figureId } from '@/lib/evaluation/formulas/figure-token';
import { useOpenedFigure } from '@/features/evaluations/figure-link/use-opened-figure';
import { percent, pounds, share } from '@/lib/evaluation/formulas/formula-step';
import type { Headline } from '@/lib/evaluation/judgement/headline';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { metricsOf, type HeadlineMetric } from '@/lib/evaluation/judgement/metrics';
import { classNames } from '@/ui/class-names';
import { termsOf, workedOut, type Evaluation } from '@/features/evaluations/model/deal';
import { dutyName, metricName, metricNames } from '@/features/evaluations/model/fields';
import { useTimeout } from '@/ui/events/use-timeout';
import { useDebounced } from '@/ui/input/rested/use-debounced';
import { useDeal, useEvaluation } from '../editor/editor-context';
import { useFigures } from '../editor/use-figures';

/** The answers, the most wanted first. Each opens its working. */
export function ResultTiles() {
  const { strategy, showFormula } = useEvaluation();
  const { figureOf, headline } = useFigures();
  const deal = useDeal();
  const metrics = metricsOf[strategy];
  const opened = useOpenedFigure();
  return (
    <section aria-label="Results" className="isolate">
      <ul
        className={classNames(
          'grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-3',
          metrics.length % 4 === 0 && 'xl:grid-cols-4',
        )}
      >
        {metrics.map((metric, index) => {
          const { text, why } = figureOf(metric);
          return (
            <Tile
              key={metric}
              isHero={index === 0}
              room={index === 0 ? heroRoom(metrics.length) : ''}
              name={metricName(metric, { primary: strategy })}
              value={text.replace(/ years$/, '')}
              unit={
                why !== null
                  ? undefined
                  : metric === 'cashFlowPcm'
                    ? 'pcm'
                    : metric === 'afterTax' && strategy !== 'flip'
                      ? 'per year'
                      : text.endsWith(' years')
                        ? 'years'
                        : undefined
              }
              note={why ?? noteOf(metric, deal, strategy, headline)}
              verdict={metric === 'icr' && why === null ? headline.icrPass : null}
              isNegative={text.startsWith('−') && metric !== 'moneyLeftIn'}
              metric={metric}
              isOpened={opened === figureId(metric)}
              onOpen={showFormula}
            />
          );
        })}
      </ul>
      <Announcement
        text={`${metricNames[metricsOf[strategy][0] ?? 'roi']} ${figureOf(metricsOf[strategy][0] ?? 'roi').text}, ${metricNames.roi} ${figureOf('roi').text}`}
      />
    </section>
  );
}

/** How large a figure is: a long one has less room for each digit, and stays in one line in the narrowest tile. */
const sizeOf = (value: string): string =>
  value.length < 9
    ? 'text-[clamp(16px,14cqi,22px)] md:text-[clamp(16px,14cqi,26px)]'
    : value.length < 12
      ? 'text-[clamp(14px,11.5cqi,22px)] md:text-[clamp(14px,11.5cqi,26px)]'
      : 'text-[clamp(12px,9cqi,22px)] md:text-[clamp(12px,9cqi,26px)]';

/** The first tile takes what the last row would leave empty: of two columns, of three, and of four where they come out even. */
const heroRoom = (count: number): string =>
  classNames(
    count % 2 === 1 && 'col-span-2',
    count % 3 === 2 ? 'md:col-span-2' : 'md:col-span-1',
    count % 4 === 0 && 'xl:col-span-1',
  );

interface TileProps {
  metric: HeadlineMetric;
  name: string;
  value: string;
  unit?: string | undefined;
  note: string;
  verdict: boolean | null;
  isHero: boolean;
  /** How many columns it takes; one when empty. */
  room: string;
  isNegative: boolean;
  /** The address leads to it. */
  isOpened: boolean;
  onOpen: (metric: HeadlineMetric) => void;
}

const Tile = memo(function Tile({
  metric,
  name,
  value,
  unit,
  note,
  verdict,
  isHero,
  room,
  isNegative,
  isOpened,
  onOpen,
}: TileProps) {
  const light = useRef<HTMLSpanElement>(null);
  useFlash(light, value);
  return (
    <li id={figureId(metric)} className={`@container flex scroll-mt-24 ${room}`}>
      <button
        type="button"
        onClick={() => onOpen(metric)}
        className={classNames(
          'relative isolate flex min-w-0 flex-1 flex-col items-start rounded-[14px] border px-3.5 py-3 text-left shadow-edge transition-colors duration-(--dur-fast) hover:border-line-control md:px-4.5 md:py-3.5',
          isHero
            ? 'border-teal-line bg-linear-to-br from-teal-bg to-surface-1 to-70%'
            : 'border-line-subtle bg-surface-1 light:border-line light:shadow-xs',
          isOpened && 'ring-2 ring-purple-mark',
        )}
      >
        <span
          ref={light}
          aria-hidden
          className="absolute inset-0 -z-10 rounded-[13px] bg-teal-bg opacity-0"
        />
        <span className="text-sm text-ink-2">
          {name}
          <span className="sr-only">: </span>
        </span>
        <span
          className={classNames(
            'num mt-0.5 flex max-w-full flex-wrap items-baseline gap-x-1 leading-[30px] font-semibold tracking-tight md:leading-[34px]',
            sizeOf(value),
            isNegative && 'text-red-ink',
          )}
        >
          <span className="whitespace-nowrap">{value}</span>
          {unit !== undefined && (
            <span className="text-sm/5 font-normal tracking-normal whitespace-nowrap text-ink-2">{` ${unit}`}</span>
          )}
          <span className="sr-only">. </span>
        </span>
        <span className="mt-0.5 flex items-start gap-1 text-xs/[17px] text-pretty text-ink-3">
          {verdict !== null &&
            (verdict ? (
              <Check aria-hidden size={13} className="mt-0.5 shrink-0 text-green-mark" />
            ) : (
              <CircleAlert aria-hidden size={13} className="mt-0.5 shrink-0 text-red-mark" />
            ))}
          {isNegative ? `Negative. ${note}` : note}
          <span className="sr-only">. Show the working</span>
        </span>
      </button>
    </li>
  );
});

/** A changed result lights up once the typing rests: the frames of thirteen lights would be taken from the next key. */
function useFlash(light: React.RefObject<HTMLElement | null>, value: string) {
  const before = useRef(value);
  const flash = () => {
    if (before.current === value) return;
    before.current = value;
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      light.current?.animate?.({ opacity: [1, 0] }, 320);
  };
  useTimeout(flash, 300, value);
}

/** Says the main results half a second after the last change. */
function Announcement({ text }: { text: string }) {
  const announced = useDebounced(text, 500, '');
  return (
    <p className="sr-only" aria-live="polite">
      {announced}
    </p>
  );
}

/** One comparison below a figure. */
function noteOf(metric: HeadlineMetric, deal: Evaluation, strategy: Strategy, headline: Headline): string {
  const { strategies } = workedOut(deal);
  switch (metric) {
    case 'cashFlowPcm':
      return headline.cashFlowPcm === null
        ? 'Before tax'
        : `${pounds(headline.cashFlowPcm * 12)} per year before tax`;
    case 'grossYield':
      if (strategy === 'brrr') return 'Annual rent ÷ value after works';
      return strategy === 'sa' ? 'Annual revenue ÷ price' : 'Annual rent ÷ price';
    case 'netYield':
      return 'After running costs, before the mortgage';
    case 'cashInvested':
      if (strategy === 'r2r') return 'Works, fees and furnishing';
      return headline.stampDuty === null
        ? 'Deposit, duty, works, fees'
        : `Includes ${pounds(headline.stampDuty)} ${dutyName(termsOf(deal).region)}`;
    case 'roi':
      if (strategy === 'flip') return 'Profit ÷ cash needed';
      return strategy === 'brrr' ? 'Annual cash flow ÷ money left in' : 'Annual cash flow ÷ cash needed';
    case 'roce':
      if (strategy === 'flip') return 'Profit ÷ total cost';
      return deal.roceBasis === 'cashLeftIn'
        ? 'Annual cash flow ÷ money left in'
        : 'Net operating income ÷ total cost';
    case 'paybackYears':
      return 'Time to recover your cash';
    case 'icr':
      return headline.icrPass
        ? `Passes the lender’s ${percent(deal.inputs.stress.icr)} test`
        : `Fails the lender’s ${percent(deal.inputs.stress.icr)} test`;
    case 'moneyLeftIn':
      if (headline.moneyLeftIn !== null && headline.moneyLeftIn < 0)
        return `Returns all your cash, plus ${pounds(-headline.moneyLeftIn)}`;
      if (
        headline.moneyLeftIn !== null &&
        headline.cashInvested !== null &&
        headline.moneyLeftIn > headline.cashInvested
      )
        return `Refinancing takes another ${pounds(headline.moneyLeftIn - headline.cashInvested)}`;
      return strategies.brrr?.project.moneyRecycledPct == null
        ? 'After refinancing'
        : `Returns ${share(strategies.brrr.project.moneyRecycledPct)} of your cash`;
    case 'profit':
      return 'Sale less all costs, before tax';
    case 'afterTax':
      if (strategy === 'flip')
        return deal.inputs.tax.ownership === 'company' ? 'Estimated, in a company' : 'Estimated';
      return deal.inputs.tax.ownership === 'company'
        ? 'First year in a company, estimated'
        : 'First year, estimated';
    case 'stampDuty':
    case 'totalCost':
      return '';
  }
}
