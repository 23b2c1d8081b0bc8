import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { RichText } from '@/ui/text/rich-text';
import { safeRows } from '@/ui/rows/safe-rows';
import { AreasMap } from './areas-map';
import { BusinessContact } from './business-contact';
import { CompanyCard } from './company-card';
import { priceText, weekHours } from './business-text';
import { TeamCard } from './team/team-card';

const loadReviews = () => import('./reviews/business-reviews');

/** Everything about a business below its name; what it does not tell is left out. */
export function BusinessDetails({ business }: { business: Schemas['Business'] }) {
  const reviews = useLazyPart(loadReviews, true);
  const { about, services, hours, areas, accreditations, companyNumber } = business;
  return (
    <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_280px] lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="flex min-w-0 flex-col gap-4">
        {about && (
          <Part title="About">
            <div className="max-w-prose wrap-anywhere whitespace-pre-line [&_a]:underline">
              <RichText text={about} mentions={null} />
            </div>
          </Part>
        )}
        {services.length > 0 && (
          <Part title="Services">
            <ul className="divide-line-subtle divide-y">
              {safeRows(services, 'service', (service) => (
                <li key={service.name} className="flex flex-wrap justify-between gap-x-4 py-2">
                  <span className="min-w-0 wrap-anywhere">{service.name}</span>
                  <span className="num text-ink-2">{priceText(service)}</span>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {areas.length > 0 && (
          <Part title="Areas covered">
            <AreasMap areas={areas} />
            <ul className="flex flex-wrap gap-1.5">
              {areas.map((area) => (
                <li key={area}>
                  <Link
                    to="/property-search"
                    search={{ locations: area }}
                    aria-label={`Property in ${area}`}
                    title={`Property in ${area}`}
                    className="touch-target relative block hover:underline"
                  >
                    <Badge>{area}</Badge>
                  </Link>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <TeamCard business={business} />
        {reviews && <reviews.BusinessReviews business={business} />}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <BusinessContact business={business} />
        {hours.length > 0 && (
          <Part title="Opening hours">
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
              {weekHours(hours).map(({ day, name, text }) => (
                <div key={day} className="contents">
                  <dt className="text-ink-2">{name}</dt>
                  <dd className="num text-right">{text}</dd>
                </div>
              ))}
            </dl>
          </Part>
        )}
        {companyNumber && <CompanyCard number={companyNumber} />}
        {accreditations.length > 0 && (
          <Part title="Registered with">
            <ul className="flex flex-col gap-1.5 text-sm">
              {safeRows(accreditations, 'accreditation', ({ body, number }) => (
                <li key={`${body} ${number}`} className="wrap-anywhere">
                  {body} <span className="text-ink-2">{number}</span>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <h2 className="text-md mb-2.5 font-semibold">{title}</h2>
      {children}
    </Card>
  );
}
