import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { companyStatuses } from '@/entities/company/company-status';
import { formatWholePounds } from '@/lib/money/money';
import { Badge } from '@/ui/badge';
import type { Column } from '@/ui/records/column';
import type { Company } from './company-type';
import { FilingDay } from './filing-day';

interface Known {
  types: readonly Schemas['CompanyType'][];
  /** ISO day in London. */
  today: string;
}

/** What the list says of a company. */
export function companyColumns({ types, today }: Known): readonly Column<Company>[] {
  const typeName = (key: string) => types.find((each) => each.key === key)?.name ?? '';
  return [
    {
      name: 'Company',
      cell: ({ id, name, number, typeId }) => (
        <span className="block min-w-0">
          <Link
            to="/portfolio/companies"
            search={{ company: id }}
            className="block truncate font-medium text-ink hover:underline max-md:whitespace-normal max-md:wrap-anywhere"
          >
            {name}
          </Link>
          <span className="num block truncate text-xs text-ink-3">
            {[number, typeName(typeId)].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
    },
    {
      name: 'Status',
      cell: ({ status }) => {
        const [text, tone] = companyStatuses[status];
        return <Badge tone={tone}>{text}</Badge>;
      },
    },
    {
      name: 'Accounts due',
      from: 'medium',
      cell: ({ nextAccountsOn: day }) => day !== null && <FilingDay day={day} today={today} />,
    },
    {
      name: 'Confirmation statement',
      from: 'medium',
      cell: ({ nextConfirmationOn: day }) => day !== null && <FilingDay day={day} today={today} />,
    },
    { name: 'Debt', isNumber: true, cell: ({ debt }) => formatWholePounds(debt) },
    { name: 'Outstanding charges', isNumber: true, cell: ({ openCharges }) => String(openCharges) },
  ];
}
