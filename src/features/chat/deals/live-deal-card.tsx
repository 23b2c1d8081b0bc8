import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Calculator, SlidersHorizontal } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { maxScenarios, scenarioInputs } from '@/lib/evaluation/scenarios';
import { Button } from '@/ui/button/button';
import { dealQuery } from '../data/shown-deals';
import { shortDay } from '../wording';
import {
  cardFigure,
  figuresNow,
  headlineWith,
  mayChange,
  tellingLabels,
  triedIn,
  tryTitle,
  type Evaluation,
} from './deal-figures';
import { openTryPrice } from './try-price';

interface LiveDealCardProps {
  card: Schemas['ChatCard'];
  /** Who reads. */
  userId: number;
  /** When the message was sent, ISO. */
  sentAt: string;
}

/** A deal as it is now, beside what it was when it was sent; with its scenarios, and a way to try another price. */
export function LiveDealCard({ card: { refId, snapshot }, userId, sentAt }: LiveDealCardProps) {
  const { data } = useQuery(dealQuery(refId));
  const deal = data?.access === 'full' ? data : undefined;
  const figures = deal
    ? figuresNow(deal.results.headline, snapshot.figures)
    : snapshot.figures.map((each) => ({ ...each, whenSent: undefined }));
  const isFull = deal !== undefined && mayChange(deal) && deal.scenarios.length >= maxScenarios;
  return (
    <section aria-label={`Deal: “${snapshot.title}”`} className="w-[340px] max-w-full py-1">
      <Link
        to="/property-evaluations/$uuid"
        params={{ uuid: refId }}
        className="flex min-h-11 items-center gap-3 rounded-lg"
      >
        <span className="bg-surface-1 text-primary grid size-10 shrink-0 place-items-center rounded-[10px]">
          <Calculator aria-hidden size={19} strokeWidth={1.75} />
        </span>
        <span className="min-w-0 flex-1">
          <bdi className="block truncate font-semibold">{deal?.title ?? snapshot.title}</bdi>
          <span className="text-ink-2 num block truncate text-xs">
            {`Evaluation · ${deal ? 'latest figures' : `as sent on ${shortDay(sentAt)}`}`}
          </span>
        </span>
      </Link>
      <dl className="border-line-subtle mt-2 grid grid-cols-2 gap-x-4 gap-y-2 border-t pt-2 text-sm">
        {figures.map(({ label, value, whenSent }) => (
          <div key={label} className="min-w-0">
            <dt className="text-ink-2 text-xs">{label}</dt>
            <dd className="num font-semibold">
              {value}
              {whenSent !== undefined && (
                <span className="text-ink-2 block text-xs font-normal">{`${whenSent} when sent`}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {deal && deal.scenarios.length > 0 && <Scenarios deal={deal} />}
      {deal?.deletedAt === null && triedIn(deal).length > 0 && (
        <Button
          size="sm"
          variant="outline"
          className="mt-2.5"
          icon={<SlidersHorizontal aria-hidden size={15} />}
          disabled={isFull}
          onClick={() => openTryPrice({ userId, deal })}
        >
          {isFull ? 'Maximum six scenarios' : tryTitle(deal)}
        </Button>
      )}
    </section>
  );
}

function Scenarios({ deal }: { deal: Evaluation }) {
  const labels = tellingLabels(deal);
  const rows = deal.scenarios.map((scenario) => ({
    name: scenario.name,
    headline: headlineWith(deal, scenarioInputs(deal.inputs, scenario)),
  }));
  return (
    <ul aria-label="Scenarios" className="border-line-subtle mt-2 border-t pt-1.5 text-sm">
      {rows.map(({ name, headline }) => (
        <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-3 py-0.5">
          <bdi className="min-w-0 flex-1 basis-28 truncate">{name}</bdi>
          <span className="num text-ink-2 text-xs whitespace-nowrap">
            {labels.map((label) => `${label} ${cardFigure(headline, label)}`).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
