import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { monthText } from '@/lib/dates/dates';
import { ticks } from '@/lib/lists/ticks';
import { formatPoundsCompact, formatWholePounds } from '@/lib/money/money';
import { classNames } from '@/ui/class-names';
import { useWidth } from '@/ui/chart/use-width';
import { percentText } from '../overview/headline';
import { MonthSlider } from './month-slider';

type Month = Schemas['PropertyHistoryMonth'];

const height = 240;
const left = 46;
const right = 58;
const foot = 26;
const head = 12;

/** Debt as % of value; null without a value. */
const ltvOf = ({ value, debt }: Month) => (value > 0 ? (debt / value) * 100 : null);

/** Value over debt as two lines, the gap between them is equity; gone through month by month. */
export function ValueChart({ months }: { months: readonly Month[] }) {
  const [box, width] = useWidth(620);
  const last = months.length - 1;
  const [pointed, setPointed] = useState<number | null>(null);
  const at = Math.min(pointed ?? last, last);
  const month = months[at];
  const end = months[last];
  if (!month || !end) return null;
  const marks = ticks(0, Math.max(1, ...months.map(({ value, debt }) => Math.max(value, debt))));
  const high = marks.at(-1) ?? 1;
  const x = (index: number) => left + (last === 0 ? 0.5 : index / last) * (width - left - right);
  const y = (pounds: number) => head + (1 - pounds / high) * (height - head - foot);
  const line = (of: (each: Month) => number) =>
    months.map((each, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(of(each))}`).join('');
  const back = months
    .map((each, index) => `L${x(index)} ${y(each.debt)}`)
    .toReversed()
    .join('');
  const shownEvery = Math.max(1, Math.ceil(months.length / Math.max(2, Math.floor((width - left) / 110))));
  const isCrowded = Math.abs(y(end.value) - y(end.debt)) < 14;
  const isRight = x(at) > width / 2;
  const readOut = (index: number) => {
    const each = months[index];
    return each ? `${monthText(each.month)}: ${textOf(each)}` : '';
  };
  return (
    <div ref={box} className="relative w-full overflow-hidden">
      <MonthSlider
        label="Month"
        count={months.length}
        pointed={pointed}
        onPoint={setPointed}
        textOf={readOut}
        indexAt={(place) => Math.round(((place - left) / (width - left - right)) * last)}
      >
        <svg aria-hidden width={width} height={height} className="num block text-2xs">
          {marks.map((mark) => (
            <g key={mark}>
              <line
                x1={left}
                x2={width - right}
                y1={y(mark)}
                y2={y(mark)}
                className={mark === 0 ? 'stroke-line-strong' : 'stroke-chart-grid'}
              />
              <text x={left - 8} y={y(mark) + 4} textAnchor="end" className="fill-ink-3">
                {formatPoundsCompact(mark)}
              </text>
            </g>
          ))}
          <path d={`${line(({ value }) => value)}${back}Z`} className="fill-chart-1" opacity={0.2} />
          <path d={line(({ value }) => value)} className="fill-none stroke-chart-1" strokeWidth="2.5" />
          <path
            d={line(({ debt }) => debt)}
            className="fill-none stroke-chart-8"
            strokeWidth="2"
            strokeDasharray="5 4"
          />
          {months.map(
            (each, index) =>
              (last - index) % shownEvery === 0 && (
                <text
                  key={each.month}
                  x={x(index)}
                  y={height - 8}
                  textAnchor={index === last && last > 0 ? 'end' : index === 0 ? 'start' : 'middle'}
                  className="fill-ink-3"
                >
                  {shortMonth(each.month)}
                </text>
              ),
          )}
          <text
            x={width - right + 6}
            y={y(end.value) + (isCrowded ? -4 : 4)}
            className="fill-ink font-semibold"
          >
            {formatPoundsCompact(end.value)}
          </text>
          <text x={width - right + 6} y={y(end.debt) + (isCrowded ? 12 : 4)} className="fill-ink-2">
            {formatPoundsCompact(end.debt)}
          </text>
          {pointed !== null && (
            <>
              <line x1={x(at)} x2={x(at)} y1={head} y2={y(0)} className="stroke-ink-3" />
              <circle cx={x(at)} cy={y(month.value)} r={4.5} className="fill-chart-1" />
              <circle cx={x(at)} cy={y(month.debt)} r={4.5} className="fill-chart-8" />
            </>
          )}
        </svg>
      </MonthSlider>
      {pointed !== null && (
        <dl
          aria-hidden
          className={classNames(
            'num pointer-events-none absolute bottom-9 grid grid-cols-[auto_auto] gap-x-4 rounded-[10px] border border-line bg-surface-2 px-3 py-2 text-xs shadow-lg light:bg-surface-1',
          )}
          style={isRight ? { right: width - x(at) + 12 } : { left: x(at) + 12 }}
        >
          <dt className="col-span-2 font-semibold">{monthText(month.month)}</dt>
          <Fact name="Value" value={formatWholePounds(month.value)} />
          <Fact name="Debt" value={formatWholePounds(month.debt)} />
          <Fact name="Equity" value={formatWholePounds(month.value - month.debt)} />
          <Fact name="LTV" value={percentText(ltvOf(month)) ?? '–'} />
        </dl>
      )}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dd className="text-ink-2">{name}</dd>
      <dd className="text-right font-semibold">{value}</dd>
    </>
  );
}

/** `value £1,631,000, debt £1,020,000, equity £611,000`, as it is read out. */
function textOf(month: Month): string {
  const { value, debt } = month;
  const ltv = percentText(ltvOf(month));
  const figures = [
    `value ${formatWholePounds(value)}`,
    `debt ${formatWholePounds(debt)}`,
    `equity ${formatWholePounds(value - debt)}`,
    ...(ltv === null ? [] : [`LTV ${ltv}`]),
  ];
  return figures.join(', ');
}

/** `Nov 2023` */
const shortMonth = (month: string) => monthText(month).replace(/^([A-Z][a-z]{2})[a-z]*/, '$1');
