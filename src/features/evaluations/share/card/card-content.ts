import type { Headline } from '@/lib/evaluation/judgement/headline';
import { metricsOf, type HeadlineMetric } from '@/lib/evaluation/judgement/metrics';
import { formatWholePounds } from '@/lib/money/money';
import { namesStreet } from '@/lib/places/names-street';
import { headlineAs, type Evaluation } from '../../model/deal';
import { metricNames } from '../../model/fields';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import type { Shows } from '../shows';
import { withMinus } from '@/lib/money/minus';

/** What a card of a deal says to its readers. */
export interface CardContent {
  title: string;
  subtitle: string;
  figures: readonly { label: string; value: string }[];
}

const figureNames = { ...metricNames, roi: 'ROI' } as const;

const returns = ['grossYield', 'profit', 'roi', 'cashFlowPcm', 'moneyLeftIn'] as const;
/** Figures that give away the costs. */
const costs: ReadonlySet<HeadlineMetric> = new Set(['profit', 'cashFlowPcm', 'moneyLeftIn']);
const maxFigures = 4;

/**
 * The card of a deal as the server writes it: up to four figures, whole pounds, percentages to one place.
 * @param shows what its owner shows in a post; null in a conversation, where no price and no address is shown
 */
export function cardContent(deal: Evaluation, shows: Shows | null): CardContent {
  const { primary, outcode, address, title } = deal;
  const headline = headlineAs(deal, primary);
  const showsPrice = shows?.price ?? false;
  const hasPrice = primary !== 'r2r';
  const hidesCosts = shows !== null && !(shows.price && shows.costs);
  // A title that names the street gives the address away.
  const isHidden = shows ? !shows.address : address !== null && namesStreet(title, address);
  const strategy = strategyNames[primary];
  const metrics: readonly HeadlineMetric[] = [
    ...(showsPrice && shows?.costs ? (['cashInvested'] as const) : []),
    ...returns.filter((metric) => metricsOf[primary].includes(metric) && !(hidesCosts && costs.has(metric))),
    ...(hidesCosts && metricsOf[primary].includes('roce') ? (['roce'] as const) : []),
  ];
  const figures = [
    ...(showsPrice && hasPrice ? [{ label: 'Price', value: formatWholePounds(headline.price) }] : []),
    ...metrics
      .filter((metric) => headline[metric] !== null)
      .map((metric) => ({ label: figureNames[metric], value: figureText(metric, headline) })),
  ];
  const area = (shows?.address && address) || outcode;
  return {
    title: isHidden ? [strategy, outcode].filter(Boolean).join(' in ') : title,
    subtitle: [strategy, area].filter(Boolean).join(' · '),
    figures: figures.slice(0, maxFigures),
  };
}

const tenths = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'negative',
});

function figureText(metric: HeadlineMetric, headline: Headline): string {
  const value = headline[metric];
  if (typeof value !== 'number') return 'Infinite';
  if (metric === 'grossYield' || metric === 'roi' || metric === 'roce')
    return `${withMinus(tenths.format(value))}%`;
  return `${formatWholePounds(value)}${metric === 'cashFlowPcm' ? ' pcm' : ''}`;
}
