import { shortDate } from '@/lib/dates/day-text';
import { counted } from '@/lib/lists/counted';
import { formatPounds } from '@/lib/money/money';
import type { Column } from '@/ui/records/column';
import { TwoLines } from '@/ui/records/two-lines';
import { serviceNames, type Manager } from './manager-type';

const percent = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** What the list says of a property manager. */
export const managerColumns: readonly Column<Manager>[] = [
  {
    name: 'Agency',
    cell: ({ name, branch, phone }) => (
      <TwoLines
        main={<span className="font-medium">{name}</span>}
        note={[branch, phone].filter(Boolean).join(' · ')}
      />
    ),
  },
  { name: 'Service', cell: ({ service }) => serviceNames[service] },
  {
    name: 'Fee',
    cell: ({ feePct, vatPct, minFee }) => (
      <TwoLines
        main={<span className="num">{`${percent.format(feePct)}%${vatPct > 0 ? ' plus VAT' : ''}`}</span>}
        note={minFee !== null && `${formatPounds(minFee)} minimum`}
      />
    ),
  },
  {
    name: 'Contract',
    cell: ({ contractEnd, noticeDays }) =>
      (contractEnd !== null || noticeDays !== null) && (
        <TwoLines
          main={contractEnd === null ? 'Rolling' : `Ends ${shortDate(contractEnd)}`}
          note={noticeDays !== null && `${counted(noticeDays, 'day')}’ notice`}
        />
      ),
  },
  { name: 'Client money protection', from: 'wide', cell: ({ clientMoneyScheme }) => clientMoneyScheme },
  { name: 'Properties', isNumber: true, cell: ({ propertyIds }) => String(propertyIds.length) },
];
