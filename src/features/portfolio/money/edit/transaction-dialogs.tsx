import { londonDay } from '@/lib/dates/calendar-day';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import type { Transaction } from '../transaction';
import { SplitForm } from './split-form';
import { NewTransactionForm, TransactionForm } from './transaction-form';

const editId = 'transaction';
const splitId = 'split-transaction';
const newId = 'new-transaction';

/**
 * Opens a transaction to change it.
 * @param isElsewhere it belongs to another property, which is asked for first
 */
export function openEdit(row: Transaction, isElsewhere = false): void {
  openModal({
    id: editId,
    title: isElsewhere ? 'Which property is this for?' : 'Edit transaction',
    size: 'md',
    content: (
      <TransactionForm
        modalId={editId}
        row={row}
        isElsewhere={isElsewhere}
        onSaved={() => closeModal(editId)}
      />
    ),
  });
}

/** Opens a transaction to divide it between categories or properties. */
export function openSplit(row: Transaction): void {
  openModal({
    id: splitId,
    title: 'Split transaction',
    size: 'md',
    content: <SplitForm modalId={splitId} row={row} onSaved={() => closeModal(splitId)} />,
  });
}

/** Opens the form for a transaction that nothing made by itself. */
export function openNew(): void {
  openModal({
    id: newId,
    title: 'Add transaction',
    size: 'md',
    content: (
      <NewTransactionForm modalId={newId} today={londonDay(new Date())} onSaved={() => closeModal(newId)} />
    ),
  });
}
