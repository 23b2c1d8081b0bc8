import { refresh, usePut } from '@/api/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Property } from '@/entities/property/property';
import { EpcBadge } from '@/entities/property/property-badges';
import { propertiesPath } from '@/entities/property/queries';
import { floorAreaText } from '@/lib/area';
import { counted } from '@/lib/lists/counted';
import { formatWholePounds } from '@/lib/money/money';
import { londonDay } from '@/lib/dates/calendar-day';
import { ruleOn } from '@/lib/letting-law/dated-rule';
import { minimumRatings } from '@/lib/letting-law/energy';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { useAreaUnit } from '@/ui/area/area-unit';
import { Checkbox } from '@/ui/input/checkbox';
import { useNow } from '@/ui/text/use-now';
import { costToC, EpcStatus } from './epc-badges';
import { readers, type Epc } from './epc-type';

/** Whether a home may be let by its latest certificate, what it costs to reach C, and the measures to tick off. */
export function ReachC({ epc, property }: { epc: Epc; property: Property }) {
  const queryClient = useQueryClient();
  const { id, current, currentScore, projected, projectedScore, recommendations, updatedAt, stepsToC } = epc;
  const { mutate, isPending } = usePut('/property-epcs/{id}', {
    refreshes: readers(id),
    failureTitle: 'Couldn’t save the recommendation',
    onUndo: () => void refresh(queryClient, '/property-epcs'),
  });
  const [hasTicked, setTicked] = useState(false);
  const tick = (at: number, done: boolean) => {
    if (isPending) return;
    setTicked(true);
    mutate({
      path: { id },
      body: {
        recommendations: recommendations.map((each, index) => (index === at ? { ...each, done } : each)),
        updatedAt,
      },
    });
  };
  return (
    <Card as="section" aria-label="Latest EPC" className="mb-4">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h2 className="mr-1 text-md font-semibold">Latest EPC</h2>
        <EpcStatus epc={epc} />
      </div>
      <dl className="grid gap-x-5 gap-y-3 text-sm min-[420px]:grid-cols-3">
        <Rating name="On the certificate" band={current} score={currentScore} />
        <Rating name="With the work done" band={projected} score={projectedScore} />
        <div>
          <dt className="text-xs text-ink-3">Cost to reach C</dt>
          <dd className="num mt-1 font-medium">{costToC(epc)}</dd>
          {stepsToC?.reachable && (
            <dd className="num text-xs text-ink-3">{counted(stepsToC.points, 'more point')}</dd>
          )}
        </div>
      </dl>
      {recommendations.length > 0 && (
        <fieldset className="mt-4 border-t border-line-subtle pt-3">
          <legend className="sr-only">Recommendations</legend>
          <p role="status" className="sr-only">
            {hasTicked &&
              `With the work done: ${projected}, ${counted(projectedScore, 'point')}. Cost to reach C: ${costToC(epc)}.`}
          </p>
          <ul className="flex flex-col gap-1.5">
            {recommendations.map(({ text, costMin, costMax, points, done }, index) => (
              <li key={`${text}-${index}`} className="flex flex-wrap items-start justify-between gap-x-4">
                <Checkbox
                  className="min-w-52 flex-1"
                  label={<span className="wrap-anywhere">{text}</span>}
                  checked={done}
                  aria-disabled={isPending || undefined}
                  onChange={({ currentTarget }) => tick(index, currentTarget.checked)}
                />
                <span className="num text-sm text-ink-2 max-md:pl-7">
                  {`${formatWholePounds(costMin)}–${formatWholePounds(costMax)} · ${counted(points, 'point')}`}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-xs text-pretty text-ink-3">
            Tick what’s been done. Your current rating applies until a new certificate is lodged.
          </p>
        </fieldset>
      )}
      <MinimumRating property={property} />
      <OfferToProperty epc={epc} property={property} />
    </Card>
  );
}

const Rating = ({ name, band, score }: { name: string; band: Epc['current']; score: number }) => (
  <div>
    <dt className="text-xs text-ink-3">{name}</dt>
    <dd className="num mt-1 flex items-center gap-2 font-medium">
      <EpcBadge rating={band} />
      {`${score} points`}
    </dd>
  </div>
);

/** What the nation asks of a let, with where it stands. */
function MinimumRating({ property: { nation } }: { property: Property }) {
  const rule = ruleOn(minimumRatings[nation] ?? [], londonDay(useNow()));
  return (
    <p className="mt-3 border-t border-line-subtle pt-3 text-sm text-pretty text-ink-2">
      {rule === undefined ? (
        'There’s no minimum rating for lets in this nation.'
      ) : (
        <>
          {`A home let here needs an EPC rating of ${rule.rating} or better, or a registered exemption. `}
          <a
            href={rule.source.url}
            target="_blank"
            rel="noreferrer"
            className="text-ink-3 underline hover:text-ink"
          >
            {rule.source.act}
          </a>
        </>
      )}
    </p>
  );
}

/** What the certificate says otherwise than the property’s own record. */
function OfferToProperty({ epc: { current, areaSqm }, property }: { epc: Epc; property: Property }) {
  const { uuid } = property;
  const unit = useAreaUnit();
  const { mutate, isPending } = usePut('/properties/{uuid}', {
    refreshes: [propertiesPath, `${propertiesPath}/${uuid}`],
    failureTitle: 'Couldn’t update the property',
  });
  const isOtherArea = areaSqm !== null && areaSqm !== property.areaSqm;
  if (!isOtherArea && current === property.epcRating) return null;
  const differing = [
    current !== property.epcRating && `rating ${current}`,
    isOtherArea && floorAreaText(areaSqm, unit),
  ].filter(Boolean);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <p className="min-w-44 flex-1 text-sm text-ink-2">
        {`The certificate says ${differing.join(' and ')}. This property’s details are different.`}
      </p>
      <Button
        variant="outline"
        size="sm"
        isLoading={isPending}
        loadingLabel="Updating"
        onClick={() =>
          mutate({ path: { uuid }, body: { epcRating: current, ...(isOtherArea && { areaSqm }) } })
        }
      >
        Update property
      </Button>
    </div>
  );
}
