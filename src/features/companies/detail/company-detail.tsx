import { Link } from '@tanstack/react-router';
import { useCallback, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { companyStatuses } from '@/entities/company/company-status';
import { Attachments } from '@/entities/document/attachments';
import { RecordHead } from '@/entities/record/described/record-head';
import { Unready } from '@/entities/record/unready';
import { RecordLog } from '@/entities/task/record-log';
import { Badge } from '@/ui/badge';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import type { Company } from '../company-type';
import type { useCompanies } from '../use-companies';
import { ChargesCard } from './charges-card';
import { CompanyFacts } from './company-facts';
import { OwnedCard } from './owned-card';
import { RegisterCard } from './register-card';

interface CompanyDetailProps {
  id: string;
  known: ReturnType<typeof useCompanies>;
  mortgageOf: (charge: Schemas['Charge'], company: Company) => ReactNode;
}

/** One company: what it is, its charges and the mortgages behind them, its properties, and what Companies House has of it. */
export function CompanyDetail({ id, known, mortgageOf }: CompanyDetailProps) {
  const { list, companies } = known;
  const company = companies.find((each) => each.id === id);
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      {company ? (
        <Loaded company={company} known={known} mortgageOf={mortgageOf} />
      ) : list.data && !list.hasNextPage && !list.isError ? (
        <ErrorState
          title="We couldn’t find that company"
          text={
            <>
              It may have been deleted.{' '}
              <Link to="/portfolio/companies" className="text-link underline">
                All companies
              </Link>
            </>
          }
          headingLevel={1}
        />
      ) : (
        <Unready
          query={list}
          title="Couldn’t load this company"
          isPage
          headingLevel={1}
          skeleton={
            <div role="status" className="flex flex-col gap-4">
              <span className="sr-only">Loading company</span>
              <Skeleton className="h-5 w-56" />
              <Skeleton className="h-9 w-80 max-w-full" />
              <Skeleton className="h-56 rounded-[14px]" />
              <Skeleton className="h-64 rounded-[14px]" />
            </div>
          }
        />
      )}
    </div>
  );
}

function Loaded({ company, known, mortgageOf }: Omit<CompanyDetailProps, 'id'> & { company: Company }) {
  const { type, types, today } = known;
  const { number, status, id } = company;
  const [statusText, tone] = companyStatuses[status];
  const ofCharge = useCallback(
    (charge: Schemas['Charge']) => mortgageOf(charge, company),
    [mortgageOf, company],
  );
  return (
    <>
      <RecordHead type={type} row={company} list="/portfolio/companies">
        <Badge tone={tone}>{statusText}</Badge>
      </RecordHead>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="flex min-w-0 flex-col gap-4">
          <CompanyFacts company={company} types={types} today={today} />
          {number !== null && <ChargesCard number={number} mortgageOf={ofCharge} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <OwnedCard companyId={id} />
          {number !== null && <RegisterCard company={company} number={number} />}
          <Attachments record={{ kind: 'company', id }} />
          <RecordLog record={{ kind: 'company', id }} />
        </div>
      </div>
    </>
  );
}
