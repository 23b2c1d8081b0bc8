import { pounds, share } from '@/lib/evaluation/formulas/formula-step';
import { metricName, metricsOf, type HeadlineMetric } from '@/lib/evaluation/judgement/metrics';
import { counted } from '@/lib/lists/counted';
import { shortDay } from '@/lib/dates/day-text';
import { formatWholePounds } from '@/lib/money/money';
import type { Deal } from '../deal';

const percents: readonly HeadlineMetric[] = ['grossYield', 'netYield', 'roi', 'roce', 'icr'];

/** A figure as a tile shows it: whole pounds, two places of a per cent, years. */
function text(metric: HeadlineMetric, { primary, results: { headline } }: Deal): string {
  const value = headline[metric];
  if (value === null) return 'n/a';
  if (typeof value === 'string') return value === 'never' ? 'Never' : 'Infinite';
  if (percents.includes(metric)) return share(value);
  if (metric === 'paybackYears') return counted(Number(value.toFixed(1)), 'year');
  // A flip has one profit, a let a cash flow each year.
  if (metric === 'afterTax' && primary !== 'flip') return `${formatWholePounds(value)} per year`;
  return metric === 'cashFlowPcm' ? `${pounds(Math.round(value))} pcm` : formatWholePounds(value);
}

/** The figures that decide, from the evaluation. */
export function SummaryTab({ deal }: { deal: Deal }) {
  const { inputs, results, primary, tags, notes } = deal;
  const metrics: readonly HeadlineMetric[] = [
    'cashInvested',
    ...metricsOf[primary].filter((each) => each !== 'cashInvested'),
  ];
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-2 gap-2.5 md:grid-cols-4">
        <Tile name="Price" value={formatWholePounds(inputs.price)} />
        {metrics.slice(0, 3).map((metric) => (
          <Tile key={metric} name={metricName(metric, deal)} value={text(metric, deal)} />
        ))}
      </dl>
      <dl className="grid gap-x-6 text-sm md:grid-cols-2">
        <Line name="Completion date" value={shortDay(inputs.purchaseDate)} />
        <Line name={metricName('stampDuty', deal)} value={pounds(results.headline.stampDuty)} />
        {inputs.askingPrice !== null && (
          <Line name="Asking price" value={formatWholePounds(inputs.askingPrice)} />
        )}
        {metrics.slice(3).map((metric) => (
          <Line key={metric} name={metricName(metric, deal)} value={text(metric, deal)} />
        ))}
        {tags.length > 0 && <Line name="Tags" value={tags.join(', ')} />}
      </dl>
      {notes.trim() !== '' && (
        <section>
          <h3 className="mb-1 text-sm font-semibold">Evaluation notes</h3>
          <p className="text-sm whitespace-pre-line text-ink-2 wrap-anywhere">{notes}</p>
        </section>
      )}
      <p className="text-xs text-ink-3">Estimates, worked out from the figures in the evaluation.</p>
    </div>
  );
}

const Tile = ({ name, value }: { name: string; value: string }) => (
  <div className="rounded-[12px] border border-line-subtle bg-surface-2 p-3 light:border-line light:bg-surface-1">
    <dt className="text-xs text-ink-3">{name}</dt>
    <dd className="num text-lg font-semibold">{value}</dd>
  </div>
);

const Line = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4 border-b border-line-subtle py-1.5">
    <dt className="text-ink-2">{name}</dt>
    <dd className="num text-right font-medium wrap-anywhere">{value}</dd>
  </div>
);
