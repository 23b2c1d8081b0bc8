import { useState } from 'react';
import { monthText } from '@/lib/dates/dates';
import { ticks } from '@/lib/lists/ticks';
import { formatPoundsCompact, formatWholePounds } from '@/lib/money/money';
import { useWidth } from '@/ui/chart/use-width';
import { MonthSlider } from './month-slider';

/** A month of the chart, £. */
export interface CashMonth {
  /** `2026-05` */
  month: string;
  cashFlow: number;
  /** What it was to be; none where nothing was forecast. */
  forecast?: number;
}

const height = 200;
const left = 50;
const foot = 24;
const head = 10;

/** Cash flow by month as bars above or below nothing, and the forecast as a line over them; gone through month by month. */
export function CashBars({ months }: { months: readonly CashMonth[] }) {
  const [box, width] = useWidth(620);
  const last = months.length - 1;
  const [pointed, setPointed] = useState<number | null>(null);
  const at = Math.min(pointed ?? last, last);
  const chosen = months[at];
  if (!chosen) return null;
  const values = months.flatMap(({ cashFlow, forecast = 0 }) => [cashFlow, forecast]);
  const marks = ticks(Math.min(0, ...values), Math.max(1, ...values));
  const [low = 0, high = 1] = [marks[0], marks.at(-1)];
  const step = (width - left) / months.length;
  const middle = (index: number) => left + step * (index + 0.5);
  const y = (pounds: number) => head + (1 - (pounds - low) / (high - low)) * (height - head - foot);
  const barWidth = Math.max(4, Math.min(34, step * 0.6));
  const shownEvery = Math.max(1, Math.ceil(months.length / Math.max(2, Math.floor((width - left) / 52))));
  const line = months.flatMap(({ forecast }, index) =>
    forecast === undefined ? [] : [`${middle(index)} ${y(forecast)}`],
  );
  const readOut = (index: number) => {
    const each = months[index];
    return each ? `${monthText(each.month)}: ${textOf(each)}` : '';
  };
  return (
    <div ref={box} className="w-full overflow-hidden">
      <p aria-hidden className="num h-5 text-right text-xs text-ink-2">
        {pointed !== null && readOut(at)}
      </p>
      <MonthSlider
        label="Cash flow by month"
        count={months.length}
        pointed={pointed}
        onPoint={setPointed}
        textOf={readOut}
        indexAt={(place) => Math.floor((place - left) / step)}
      >
        <svg aria-hidden width={width} height={height} className="num block text-2xs">
          {marks.map((mark) => (
            <g key={mark}>
              <line
                x1={left}
                x2={width}
                y1={y(mark)}
                y2={y(mark)}
                className={mark === 0 ? 'stroke-line-strong' : 'stroke-chart-grid'}
              />
              <text x={left - 8} y={y(mark) + 4} textAnchor="end" className="fill-ink-3">
                {formatPoundsCompact(mark)}
              </text>
            </g>
          ))}
          {months.map(({ month, cashFlow }, index) => (
            <g key={month} opacity={pointed === null || pointed === index ? 1 : 0.55}>
              <rect
                x={middle(index) - barWidth / 2}
                width={barWidth}
                y={Math.min(y(0), y(cashFlow))}
                height={Math.max(1, Math.abs(y(cashFlow) - y(0)))}
                rx={3}
                className={cashFlow < 0 ? 'fill-red-mark' : 'fill-chart-1'}
              />
              {(last - index) % shownEvery === 0 && (
                <text x={middle(index)} y={height - 6} textAnchor="middle" className="fill-ink-3">
                  {monthText(month).slice(0, 3)}
                </text>
              )}
            </g>
          ))}
          {line.length > 1 && (
            <path
              d={`M${line.join('L')}`}
              className="fill-none stroke-ink-2"
              strokeWidth="2"
              strokeDasharray="5 4"
            />
          )}
        </svg>
      </MonthSlider>
    </div>
  );
}

const textOf = ({ cashFlow, forecast }: CashMonth) =>
  `${formatWholePounds(cashFlow)}${forecast === undefined ? '' : `, forecast ${formatWholePounds(forecast)}`}`;
