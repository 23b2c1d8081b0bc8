import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formulaOf } from '@/lib/evaluation/formulas/formulas';
import { Tooltip } from '@/ui/tooltip/tooltip';
import { headlineAs, termsOf, workedOut, type Evaluation } from '../model/deal';
import { metricName, metricNames } from '../model/fields';
import { evaluationQueries } from '../queries';
import { figureNow } from './changed-figures';
import { figureId, valueText, type QuotedFigure } from '@/lib/evaluation/formulas/figure-token';

/**
 * A figure of an evaluation inside a text. It leads to its tile; a tip tells what it is, how it is worked out and what it is
 * now, and where the deal has changed since the text was written, that stands beside it (N3).
 */
export function FigureLink({ uuid, metric, value }: QuotedFigure) {
  const { data } = useQuery(evaluationQueries.one(uuid));
  const deal = data?.access === 'full' ? data : undefined;
  const now = deal && figureNow(deal, metric);
  const text = valueText(metric, value);
  const isChanged = now !== undefined && now !== text;
  return (
    <>
      <Tooltip text={tipOf(metric, deal, now)}>
        <Link
          to="/property-evaluations/$uuid"
          params={{ uuid }}
          hash={figureId(metric)}
          className="num rounded-sm border border-purple-line bg-purple-bg px-1.5 py-0.5 font-medium text-purple-ink no-underline hover:border-purple-mark"
        >
          {text}
          <span className="sr-only">{`, ${deal ? metricName(metric, termsOf(deal)) : metricNames[metric]}${deal ? ` for ${deal.title}` : ''}`}</span>
        </Link>
      </Tooltip>
      {isChanged && (
        <span className="ml-1 text-xs whitespace-nowrap text-amber-ink">{`changed since: now ${now}`}</span>
      )}
    </>
  );
}

function tipOf(
  metric: QuotedFigure['metric'],
  deal: Evaluation | undefined,
  now: string | undefined,
): string {
  if (deal === undefined || now === undefined) return metricNames[metric];
  const steps = formulaOf(
    metric,
    deal.inputs,
    termsOf(deal),
    workedOut(deal).strategies,
    headlineAs(deal, deal.primary),
  );
  const last = steps.at(-1);
  const name = metricName(metric, termsOf(deal));
  return last ? `${name}: ${last.words} = ${last.numbers} = ${now}` : `${name}: ${now}`;
}
