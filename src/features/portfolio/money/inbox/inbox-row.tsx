import { Copy, HousePlus, MoreHorizontal, Paperclip, Pencil, SkipForward, Split, Undo2 } from 'lucide-react';
import { shortDate } from '@/lib/dates/day-text';
import { formatPounds } from '@/lib/money/money';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Checkbox } from '@/ui/input/checkbox';
import { Menu } from '@/ui/menu/menu';
import { openEdit, openSplit } from '../edit/transaction-dialogs';
import type { Transaction } from '../transaction';
import { TransactionFacts } from '../transaction-facts';
import { openTransactionFiles } from '../transaction-files';
import type { InboxActions } from './use-inbox-actions';

interface InboxRowProps {
  row: Transaction;
  /** What its home is called; undefined while that is not known. */
  home: string | undefined;
  acts: InboxActions;
  isSelected: boolean;
  onSelect: (id: string, isSelected: boolean) => void;
  isSkipped: boolean;
  onSkip: (id: string, isSkipped: boolean) => void;
}

/** A transaction to confirm, with everything that can be said of it. */
export function InboxRow({ row, home, acts, isSelected, onSelect, isSkipped, onSkip }: InboxRowProps) {
  const { id, description, direction, amount, date } = row;
  const isIn = direction === 'in';
  return (
    <div
      data-row={id}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line-subtle py-2.5 md:grid-cols-[auto_96px_minmax(0,1fr)_120px_auto] md:items-center"
    >
      <Checkbox
        label={<span className="sr-only">{`Select “${description}”, ${shortDate(date)}`}</span>}
        checked={isSelected}
        disabled={acts.progress !== null}
        onChange={({ currentTarget }) => onSelect(id, currentTarget.checked)}
      />
      <time dateTime={date} className="num text-sm text-ink-2 max-md:hidden">
        {shortDate(date)}
      </time>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{description}</p>
        <p className="num text-xs text-ink-3 wrap-anywhere">
          <span className="md:hidden">{`${shortDate(date)} · `}</span>
          <TransactionFacts row={row} home={home} />
        </p>
        <Suggestion confidence={row.confidence} />
      </div>
      <p className={`num text-right font-semibold whitespace-nowrap ${isIn ? 'text-green-ink' : ''}`}>
        <span className="sr-only">{isIn ? 'In: ' : 'Out: '}</span>
        {`${isIn ? '+' : '−'}${formatPounds(amount)}`}
      </p>
      <div className="flex items-center justify-end gap-1.5 max-md:col-span-2 max-md:col-start-2 max-md:mt-1.5">
        <Button
          size="sm"
          variant="soft"
          aria-label={`Confirm “${description}”, ${formatPounds(amount)}`}
          disabled={acts.progress !== null}
          onClick={() => acts.confirm(row)}
        >
          Confirm
        </Button>
        <Menu
          label={`Actions for “${description}”`}
          trigger={
            <IconButton label={`Actions for “${description}”`} size="sm">
              <MoreHorizontal aria-hidden size={17} />
            </IconButton>
          }
          items={[
            { label: 'Edit…', icon: <Pencil aria-hidden size={16} />, onSelect: () => openEdit(row) },
            { label: 'Split…', icon: <Split aria-hidden size={16} />, onSelect: () => openSplit(row) },
            {
              label: 'Receipts and activity…',
              icon: <Paperclip aria-hidden size={16} />,
              onSelect: () => openTransactionFiles(row),
            },
            {
              label: 'Change property…',
              icon: <HousePlus aria-hidden size={16} />,
              onSelect: () => openEdit(row, true),
            },
            'separator',
            {
              label: 'Mark as duplicate',
              icon: <Copy aria-hidden size={16} />,
              onSelect: () => acts.markDuplicate(row),
            },
            {
              label: isSkipped ? 'Don’t skip' : 'Skip for now',
              icon: isSkipped ? <Undo2 aria-hidden size={16} /> : <SkipForward aria-hidden size={16} />,
              onSelect: () => onSkip(id, !isSkipped),
            },
          ]}
        />
      </div>
    </div>
  );
}

const unsure = 0.5;

/** How sure a suggested category and property are; nothing where they were given. */
function Suggestion({ confidence }: { confidence: number | null }) {
  if (confidence === null) return null;
  return confidence < unsure ? (
    <Badge tone="amber" className="mt-1">
      Check the category
    </Badge>
  ) : (
    <Badge tone="teal" className="mt-1">
      {`Suggested category, ${Math.round(confidence * 100)}% sure`}
    </Badge>
  );
}
