import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { read } from '@/api/queries';
import { companyStatuses } from '@/entities/company/company-status';
import { counted } from '@/lib/lists/counted';

type Hit = Schemas['CompanySearchHit'];

/** What to know of a company before it is added: that it no longer trades, and the charges on it. */
export function HitNotice({ hit: { companyNumber, status } }: { hit: Hit }) {
  const charges = useQuery(read('/companies/ch/charges', { query: { companyNumber } }));
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-2">
        Check the details from Companies House before you save.
        {charges.data && ` ${chargesText(charges.data)}.`}
      </p>
      <StandingWarning status={status} />
    </div>
  );
}

/** Says that a company no longer trades; nothing of one that does. */
export function StandingWarning({ status }: Pick<Hit, 'status'>) {
  const warning = warningOf(status);
  if (warning === null) return null;
  return (
    <p
      role="alert"
      className="flex items-start gap-2.5 rounded-[11px] border border-amber-line bg-amber-bg px-3.5 py-3 text-sm text-amber-ink"
    >
      <TriangleAlert aria-hidden size={17} className="mt-0.5 shrink-0" />
      {warning}
    </p>
  );
}

/** What a dissolved company owned is the Crown’s (Companies Act 2006, s.1012); the others are run by somebody appointed. */
function warningOf(status: Hit['status']): string | null {
  if (status === 'active' || status === 'dormant') return null;
  if (status === 'dissolved')
    return 'This company is dissolved. It can’t own property, and anything it still owned passed to the Crown.';
  return `This company isn’t trading normally: ${companyStatuses[status][0].toLowerCase()}. Its directors may no longer control its property.`;
}

/** `No charges registered`, `1 charge registered, 1 outstanding`. @param page its first page, which has the newest twenty */
function chargesText({ data, total }: Schemas['ChargePage']): string {
  if (total === 0) return 'No charges registered';
  const all = `${counted(total, 'charge')} registered`;
  if (data.length < total) return all;
  return `${all}, ${data.filter(({ status }) => status !== 'fully_satisfied').length} outstanding`;
}
