import { MoreHorizontal, Paperclip, Pencil, Split, Trash2, Undo2 } from 'lucide-react';
import { shortDate } from '@/lib/dates/day-text';
import { formatPounds } from '@/lib/money/money';
import { Badge, type BadgeTone } from '@/ui/badge';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import type { MenuEntry } from '@/ui/menu/menu-list';
import { openEdit, openSplit } from '../edit/transaction-dialogs';
import { statuses, type Status, type Transaction } from '../transaction';
import { TransactionFacts } from '../transaction-facts';
import { openTransactionFiles } from '../transaction-files';
import type { TransactionActs } from './use-transaction-acts';

const tones: Readonly<Record<Status, BadgeTone>> = {
  expected: 'neutral',
  outstanding: 'amber',
  confirmed: 'green',
  reconciled: 'teal',
  void: 'neutral',
};

interface TransactionRowProps {
  row: Transaction;
  home: string | undefined;
  acts: TransactionActs;
}

/** A transaction in the list of all; what is reconciled or void stays as it is. */
export function TransactionRow({ row, home, acts }: TransactionRowProps) {
  const { description, direction, amount, date, status } = row;
  const isIn = direction === 'in';
  const isVoid = status === 'void';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b max-md:gap-y-1 border-line-subtle py-2 md:grid-cols-[96px_minmax(0,1fr)_110px_120px_38px]">
      <time dateTime={date} className="num text-sm text-ink-2 max-md:hidden">
        {shortDate(date)}
      </time>
      <div className="min-w-0">
        <p className={`font-medium wrap-anywhere ${isVoid ? 'text-ink-3 line-through' : ''}`}>
          {description}
        </p>
        <p className="num text-xs text-ink-3 wrap-anywhere">
          <span className="md:hidden">{`${shortDate(date)} · `}</span>
          <TransactionFacts row={row} home={home} />
        </p>
      </div>
      <span className="flex max-md:col-start-1 max-md:row-start-2">
        <StatusBadge status={status} />
      </span>
      <p
        className={`num text-right font-semibold whitespace-nowrap max-md:col-start-2 max-md:row-start-2 ${isIn && !isVoid ? 'text-green-ink' : ''}`}
      >
        <span className="sr-only">{isIn ? 'In: ' : 'Out: '}</span>
        {`${isIn ? '+' : '−'}${formatPounds(amount)}`}
      </p>
      <span className="min-w-[38px] max-md:-mr-1.5 max-md:text-right max-md:col-start-2 max-md:row-start-1 max-md:self-start max-md:justify-self-end">
        {status !== 'reconciled' && <RowMenu row={row} acts={acts} />}
      </span>
    </div>
  );
}

function StatusBadge({ status }: { status: Status }) {
  return (
    <Badge tone={tones[status]}>{statuses.find(({ value }) => value === status)?.label ?? status}</Badge>
  );
}

function RowMenu({ row, acts }: Pick<TransactionRowProps, 'row' | 'acts'>) {
  const name = `Actions for “${row.description}”`;
  return (
    <Menu
      label={name}
      trigger={
        <IconButton label={name} size="sm">
          <MoreHorizontal aria-hidden size={17} />
        </IconButton>
      }
      items={() => actsOn(row, acts)}
    />
  );
}

function actsOn(row: Transaction, { move, remove }: TransactionActs): MenuEntry[] {
  const removing: MenuEntry = {
    label: 'Delete',
    icon: <Trash2 aria-hidden size={16} />,
    isDestructive: true,
    onSelect: () => remove(row),
  };
  const outstanding = (label: string, done: string): MenuEntry => ({
    label,
    icon: <Undo2 aria-hidden size={16} />,
    onSelect: () => move(row, 'outstanding', done),
  });
  if (row.status === 'void') return [outstanding('Restore', 'Restored'), 'separator', removing];
  return [
    { label: 'Edit…', icon: <Pencil aria-hidden size={16} />, onSelect: () => openEdit(row) },
    { label: 'Split…', icon: <Split aria-hidden size={16} />, onSelect: () => openSplit(row) },
    {
      label: 'Receipts and activity…',
      icon: <Paperclip aria-hidden size={16} />,
      onSelect: () => openTransactionFiles(row),
    },
    ...(row.status === 'confirmed' ? [outstanding('Unconfirm', 'Moved back to “To confirm”')] : []),
    'separator',
    removing,
  ];
}
