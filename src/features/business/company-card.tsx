import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { read } from '@/api/queries';
import { companyStatuses, registerLink } from '@/entities/company/company-status';
import { shortDay } from '@/lib/dates/day-text';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';

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
  const [status, tone] = company ? companyStatuses[company.status] : [];
  const charges = useQuery({
    ...read('/companies/ch/charges', { query: { companyNumber: number } }),
    enabled: company !== undefined,
  });
  const register = registerLink(number, '/charges');
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
