import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Property } from '@/entities/property/property';
import { leaseText, ownersText } from '@/entities/property/property-text';
import { propertyQueries } from '@/entities/property/queries';
import { floorAreaText } from '@/lib/area';
import { londonDay } from '@/lib/dates/calendar-day';
import { shortDay, shortDate } from '@/lib/dates/day-text';
import { formatWholePounds } from '@/lib/money/money';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { useAreaUnit } from '@/ui/area/area-unit';
import { useNow } from '@/ui/text/use-now';

const pounds = (amount: number | null) => (amount === null ? null : formatWholePounds(amount));
const perYear = (amount: number | null) => (amount === null ? null : `${formatWholePounds(amount)} per year`);
const words = (key: string | null) =>
  key && key.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** What a property is, what it cost and what it was worth over time, and the evaluation it was bought by. */
export function OverviewTab({ property, meId }: { property: Property; meId: number | undefined }) {
  const { valuations, propertyEvaluation, notes, tags } = property;
  return (
    <div className="flex flex-col gap-4">
      <Card as="section" aria-label="Details">
        <Facts property={property} meId={meId} />
        {(tags.length > 0 || notes !== null) && (
          <div className="mt-4 border-t border-line-subtle pt-4">
            {tags.length > 0 && (
              <p className="mb-2 flex flex-wrap gap-1.5">
                {tags.map((tag) => (
                  <Link key={tag} to="/portfolio/properties" search={{ tag }} className="rounded-sm">
                    <Badge>{tag}</Badge>
                  </Link>
                ))}
              </p>
            )}
            {notes !== null && <p className="text-sm whitespace-pre-line wrap-anywhere">{notes}</p>}
          </div>
        )}
      </Card>
      {propertyEvaluation && (
        <Card
          as="section"
          aria-label="Evaluation"
          className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm"
        >
          <h2 className="text-md font-semibold">Evaluation</h2>
          <Link
            to="/property-evaluations/$uuid"
            params={{ uuid: propertyEvaluation.uuid }}
            className="text-link wrap-anywhere hover:underline"
          >
            {propertyEvaluation.title}
          </Link>
        </Card>
      )}
      {valuations.length > 0 && (
        <Card isPadded={false} as="section" aria-label="Valuations">
          <table className="w-full text-sm">
            <caption className="p-(--card-p) pb-2 text-left text-md font-semibold">Valuations</caption>
            <thead className="text-left text-xs text-ink-3">
              <tr className="border-b border-line [&>th]:px-5 [&>th]:py-2 [&>th]:font-medium max-md:[&>th]:px-4">
                <th scope="col">Date</th>
                <th scope="col">Source</th>
                <th scope="col" className="text-right">
                  Value
                </th>
              </tr>
            </thead>
            <tbody>
              {valuations.toReversed().map(({ on, source, value }) => (
                <tr
                  key={`${on} ${value}`}
                  className="num h-10 border-b border-line-subtle last:border-0 [&>td]:px-5 max-md:[&>td]:px-4"
                >
                  <td>{shortDate(on)}</td>
                  <td>{sourceNames[source]}</td>
                  <td className="text-right">{formatWholePounds(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
    </div>
  );
}

const sourceNames = {
  manual: 'My estimate',
  comps: 'Comparable sales',
  lender: 'Lender’s valuation',
  index: 'House price index',
} as const;

function Facts({ property, meId }: { property: Property; meId: number | undefined }) {
  const models = useQuery(propertyQueries.models()).data ?? [];
  const today = londonDay(useNow());
  const unit = useAreaUnit();
  const { tenure, leaseExpiry, purchaseDate, councilTaxBand, areaSqm } = property;
  const lease = leaseExpiry === null ? null : leaseText(leaseExpiry, today);
  const facts: readonly [string, ReactNode][] = [
    ['Strategy', models.find(({ id }) => id === property.modelId)?.name],
    ['Owner', ownersText(property.owners, meId)],
    ['Tenure', words(tenure)],
    [
      'Lease',
      leaseExpiry && lease && (
        <>
          {`Until ${shortDay(leaseExpiry)} `}
          <Badge tone={lease.isShort ? 'amber' : 'neutral'}>{lease.text}</Badge>
        </>
      ),
    ],
    ['Ground rent', perYear(property.groundRent)],
    ['Service charge', perYear(property.serviceCharge)],
    ['Floor area', areaSqm && floorAreaText(areaSqm, unit)],
    ['Bedrooms', property.bedrooms],
    ['Bathrooms', property.bathrooms],
    ['Reception rooms', property.receptions],
    ['Year built', property.yearBuilt],
    ['EPC rating', property.epcRating],
    [
      'Council tax',
      [councilTaxBand && `Band ${councilTaxBand}`, perYear(property.councilTax)].filter(Boolean).join(', '),
    ],
    ['Purchase date', purchaseDate && shortDay(purchaseDate)],
    ['Purchase price', pounds(property.purchasePrice)],
    ['Purchase costs', pounds(property.purchaseCosts)],
    ['Title number', property.titleNumber],
    ['UPRN', property.uprn],
  ];
  return (
    <>
      <h2 className="mb-3 text-md font-semibold">Details</h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3.5 text-sm md:grid-cols-3">
        {facts.map(
          ([name, fact]) =>
            fact !== null &&
            fact !== undefined &&
            fact !== '' && (
              <div key={name} className="min-w-0">
                <dt className="text-xs text-ink-3">{name}</dt>
                <dd className="num font-medium wrap-anywhere">{fact}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
