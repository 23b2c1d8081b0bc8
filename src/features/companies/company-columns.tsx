import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { companyStatuses } from '@/entities/company/company-status';
import { counted } from '@/lib/lists/counted';
import { formatWholePounds } from '@/lib/money/money';
import { Badge } from '@/ui/badge';
import type { Column } from '@/ui/records/column';
import { TwoLines } from '@/ui/records/two-lines';
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
      cell: ({ nextAccountsOn: day }) => day !== null && <FilingDay day={day} today={today} />,
    },
    {
      name: 'Confirmation statement',
      cell: ({ nextConfirmationOn: day }) => day !== null && <FilingDay day={day} today={today} />,
    },
    {
      name: 'Debt',
      isNumber: true,
      cell: ({ debt, openCharges }) => (
        <TwoLines
          main={formatWholePounds(debt)}
          note={
            // Where its column is not.
            openCharges > 0 && (
              <span className="hidden whitespace-normal md:@max-[800px]:inline">
                {counted(openCharges, 'outstanding charge')}
              </span>
            )
          }
        />
      ),
    },
    {
      name: 'Outstanding charges',
      isNumber: true,
      from: 'medium',
      cell: ({ openCharges }) => String(openCharges),
    },
  ];
}
