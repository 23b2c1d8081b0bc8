import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { metricsOf } from '@/lib/evaluation/judgement/metrics';
import { offerTargets, type OfferMetric } from '@/lib/evaluation/judgement/offer-targets';
import type { Target } from '@/lib/evaluation/solve';
import { numberText, poundsText, readPercent, readPounds } from '@/lib/money/amount-text';
import { formatWholePounds } from '@/lib/money/money';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { pipelineQueries } from '../../queries';
import type { Deal } from '../deal';
import { nextOffer } from './ladder';

const aims: readonly { metric: OfferMetric; label: string; unit: '%' | '£' }[] = [
  { metric: 'roi', label: 'Target ROI', unit: '%' },
  { metric: 'icr', label: 'Required ICR', unit: '%' },
  { metric: 'moneyLeftIn', label: 'Maximum money left in', unit: '£' },
];
const examples = { '%': 'Enter a percentage, such as 8', '£': 'Enter an amount, such as £10,000' } as const;
const read = (unit: '%' | '£', text: string) => (unit === '%' ? readPercent(text) : readPounds(text));

interface NextOfferCardProps {
  deal: Deal;
  /** Takes the price over into the form below. */
  onUse: ((pounds: number) => void) | undefined;
}

type Texts = Readonly<Record<OfferMetric, string>>;

/**
 * What to offer next to meet every target at once (N5), with stamp duty inside the sum; one that is left empty asks nothing. It begins with
 * my own criteria, as the card on the board does.
 */
export function NextOfferCard({ deal, onUse }: NextOfferCardProps) {
  const headingId = useId();
  const profiles = useQuery(pipelineQueries.profiles());
  const [typed, setTyped] = useState<Partial<Texts>>({});
  const texts: Texts = { ...textsOf(deal, profiles.data?.data), ...typed };
  const known = aims.filter(({ metric }) => metricsOf[deal.primary].includes(metric));
  const figures = known.map(({ metric, unit }) => ({ metric, value: read(unit, texts[metric]) }));
  const isReadable = figures.every(({ value }) => value !== 'unreadable');
  const targets = figures.flatMap(({ metric, value }): Target[] =>
    typeof value === 'number' ? [{ metric, value }] : [],
  );
  const answer = isReadable && !profiles.isLoading ? nextOffer(deal, targets) : null;
  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col gap-3 rounded-[12px] border border-line-subtle bg-surface-2 p-3 light:border-line light:bg-surface-1"
    >
      <h3 id={headingId} className="text-sm font-semibold">
        Next offer
      </h3>
      <div className="grid items-start gap-3 min-[420px]:grid-cols-2 md:grid-cols-3">
        {known.map(({ metric, label, unit }) => (
          <Field
            key={metric}
            label={label}
            error={read(unit, texts[metric]) === 'unreadable' ? examples[unit] : undefined}
          >
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                icon={unit === '£' ? unit : undefined}
                suffix={unit === '%' ? unit : undefined}
                value={texts[metric]}
                onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, [metric]: value }))}
                onBlur={() => {
                  const pounds = read(unit, texts[metric]);
                  if (unit === '£' && typeof pounds === 'number')
                    setTyped((now) => ({ ...now, [metric]: poundsText(pounds) }));
                }}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="num min-w-0 flex-1 basis-48 font-medium" aria-live="polite">
          {answer?.text}
        </p>
        {onUse && answer?.pounds != null && (
          <Button
            variant="soft"
            onClick={() => answer.pounds !== null && onUse(answer.pounds)}
            aria-label={`Use ${formatWholePounds(answer.pounds)} as the next offer`}
          >
            Use
          </Button>
        )}
      </div>
    </section>
  );
}

/** What the deal’s profile asks, as text: the one that it names among mine, else my default. */
function textsOf(deal: Deal, profiles: readonly Schemas['EvaluationSetting'][] | undefined): Texts {
  const profile =
    profiles?.find(({ id }) => id === deal.settingsId) ?? profiles?.find(({ isDefault }) => isDefault);
  const targets = offerTargets(deal, profile?.criteria);
  const wanted = (metric: OfferMetric) => targets.find((each) => each.metric === metric)?.value ?? null;
  return {
    roi: numberText(wanted('roi')),
    icr: numberText(wanted('icr')),
    moneyLeftIn: poundsText(wanted('moneyLeftIn')),
  };
}
