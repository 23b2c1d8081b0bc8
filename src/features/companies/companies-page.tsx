import { Plus, Search } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { DescribedList } from '@/entities/record/described/described-list';
import { formatWholePounds } from '@/lib/money/money';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { CompanyCheck } from './check/company-check';
import { CompanyDetail } from './detail/company-detail';
import type { Company } from './company-type';
import { openRegisterCheck, openRegisterSearch } from './register/register-search';
import { useCompanies } from './use-companies';

interface CompaniesPageProps {
  /** The company that is open; the list without. */
  open: string | undefined;
  /** The number of a company that is looked up, whoever’s it is. */
  check?: string | undefined;
  onCheck: (companyNumber: string) => void;
  onClose: () => void;
  /** What there is to say and to do about the mortgage behind a charge. */
  mortgageOf: (charge: Schemas['Charge'], company: Company) => ReactNode;
}

/** Every company of the member (S58), or the one that is open or looked up. */
export function CompaniesPage({ open, check, onCheck, onClose, mortgageOf }: CompaniesPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useCallback((element: HTMLHeadingElement | null) => {
    heading.current = element;
    element?.focus();
  }, []);
  // Whoever comes back from a company, or deleted one, goes on from the heading: what was pressed is gone.
  const [wasOpen, setWasOpen] = useState(false);
  if ((open ?? check) !== undefined && !wasOpen) setWasOpen(true);
  const known = useCompanies(
    useCallback(() => {
      onClose();
      heading.current?.focus();
    }, [onClose]),
  );
  const { list, companies, type, columns } = known;
  if (open !== undefined) {
    return <CompanyDetail key={open} id={open} known={known} mortgageOf={mortgageOf} />;
  }
  if (check !== undefined) {
    return <CompanyCheck key={check} number={check} known={known} onClose={onClose} />;
  }
  const add = (
    <Button icon={<Plus aria-hidden size={17} />} onClick={() => openRegisterSearch(type)}>
      Add company
    </Button>
  );
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      <title>Companies · Tiebeam</title>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1
          ref={wasOpen ? focusHeading : heading}
          tabIndex={-1}
          className="font-display text-2xl tracking-display font-bold outline-none"
        >
          Companies
        </h1>
        <span className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            icon={<Search aria-hidden size={17} />}
            onClick={() => openRegisterCheck(onCheck)}
          >
            Check a company
          </Button>
          {add}
        </span>
      </div>
      <DescribedList type={type} list={list} columns={columns} add={add}>
        <p className="num mb-2.5 text-sm text-ink-2">{totalsText(companies)}</p>
      </DescribedList>
    </div>
  );
}

/** `3 companies · £480,500 debt · 4 outstanding charges`, of those that were read. */
const totalsText = (companies: readonly Company[]) =>
  [
    counted(companies.length, 'company', 'companies'),
    `${formatWholePounds(companies.reduce((sum, { debt }) => sum + Math.round(debt * 100), 0) / 100)} debt`,
    counted(
      companies.reduce((sum, { openCharges }) => sum + openCharges, 0),
      'outstanding charge',
    ),
  ].join(' · ');
