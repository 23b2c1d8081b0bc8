import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { read } from '@/api/queries';
import { shortDay } from '@/lib/dates/day-text';
import { safeHref } from '@/lib/links/safe-href';
import { Badge, type BadgeTone } from '@/ui/badge';
import { Card } from '@/ui/card';

const statusWords: Record<Schemas['CompanyStatus'], [text: string, tone: BadgeTone]> = {
  active: ['Active', 'green'],
  dormant: ['Dormant', 'neutral'],
  dissolved: ['Dissolved', 'red'],
  liquidation: ['In liquidation', 'red'],
  administration: ['In administration', 'amber'],
  receivership: ['In receivership', 'amber'],
  voluntary_arrangement: ['Voluntary arrangement', 'amber'],
};

const registerAddress = 'https://find-and-update.company-information.service.gov.uk/company/';

/** How many charges there are, as far as that is known. */
function chargesText(count: number | undefined): string {
  if (count === undefined) return 'Charges on the register';
  if (count === 0) return 'No charges on the register';
  return count === 1 ? '1 charge on the register' : `${count} charges on the register`;
}

/** What Companies House has of a business, by its number; the number alone while the register says nothing of it. */
export function CompanyCard({ number }: { number: string }) {
  const { data } = useQuery(read('/companies/ch/company-search', { query: { query: number } }));
  const company = data?.find(({ companyNumber }) => companyNumber === number);
  const [status, tone] = company ? statusWords[company.status] : [];
  const charges = useQuery({
    ...read('/companies/ch/charges', { query: { companyNumber: number } }),
    enabled: company !== undefined,
  });
  const register = safeHref(`${registerAddress}${encodeURIComponent(number)}/charges`);
  return (
    <Card as="section" aria-label="Companies House">
      <div className="mb-2.5 flex items-center justify-between gap-3">
        <h2 className="text-md font-semibold">Companies House</h2>
        {status && <Badge tone={tone}>{status}</Badge>}
      </div>
      {company && <p className="mb-2 font-medium wrap-anywhere">{company.title}</p>}
      <dl className="flex flex-col gap-1 text-sm">
        <div className="flex justify-between gap-4">
          <dt className="text-ink-2">Number</dt>
          <dd className="num">{number}</dd>
        </div>
        {company?.dateOfCreation && (
          <div className="flex justify-between gap-4">
            <dt className="text-ink-2">Incorporated</dt>
            <dd className="num text-right">{shortDay(company.dateOfCreation)}</dd>
          </div>
        )}
      </dl>
      {register && (
        <a
          href={register}
          target="_blank"
          rel="noopener noreferrer"
          className="text-link touch-target relative mt-2.5 inline-flex items-center gap-1.5 text-sm hover:underline"
        >
          {chargesText(charges.data?.total)}
          <ExternalLink aria-label="(opens in a new tab)" size={14} strokeWidth={1.75} />
        </a>
      )}
    </Card>
  );
}
