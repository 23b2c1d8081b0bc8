import type { Headline } from '@/lib/evaluation/judgement/headline';
import { metricsOf } from '@/lib/evaluation/judgement/metrics';
import { formatWholePounds } from '@/lib/money/money';
import { namesStreet } from '@/lib/names-street';
import { headlineAs, type Evaluation } from '../model/deal';
import { metricNames } from '../model/fields';
import { strategyNames } from '../page/fields/choice-text';

/** As a card names them. */
const cardNames = { ...strategyNames, btl: 'Buy-to-let', r2r: 'Rent-to-rent' } as const;

const shownMetrics = ['grossYield', 'profit', 'roi', 'cashFlowPcm', 'moneyLeftIn'] as const;

/** What the readers of a conversation will see of a deal, and what is kept back, before it is sent. */
export function CardPreview({ deal }: { deal: Evaluation }) {
  const { primary, outcode, address, title } = deal;
  const headline = headlineAs(deal, primary);
  const figures = shownMetrics
    .filter((metric) => metricsOf[primary].includes(metric) && headline[metric] !== null)
    .slice(0, 4);
  // A title that names the street makes way for the area.
  const isHidden = address !== null && namesStreet(title, address);
  const strategy = cardNames[primary];
  return (
    <section aria-label="What they’ll see" className="rounded-lg border border-line p-3">
      <p className="text-sm font-semibold wrap-anywhere">
        {isHidden ? [strategy, outcode].filter(Boolean).join(' in ') : title}
      </p>
      <p className="text-xs text-ink-3">{[strategy, outcode].filter(Boolean).join(' · ')}</p>
      <dl className="num mt-2 flex flex-wrap gap-x-5 gap-y-1.5 text-xs">
        {figures.map((metric) => (
          <div key={metric}>
            <dt className="text-ink-3">{metricNames[metric]}</dt>
            <dd className="text-sm font-medium">{cardText(metric, headline)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-pretty text-ink-3">
        Hides the address, price, costs and notes, and any title that names the street.
      </p>
    </section>
  );
}

/** As a card writes it: whole pounds, and one place of a percentage. */
function cardText(metric: (typeof shownMetrics)[number], headline: Headline): string {
  const value = headline[metric];
  if (typeof value !== 'number') return 'Infinite';
  if (metric === 'grossYield' || metric === 'roi') return `${value.toFixed(1)}%`;
  return `${formatWholePounds(value)}${metric === 'cashFlowPcm' ? ' pcm' : ''}`;
}
