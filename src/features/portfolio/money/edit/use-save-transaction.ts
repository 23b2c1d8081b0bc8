import { useRef } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { hasStatus } from '@/api/errors';
import { refresh, usePut, write } from '@/api/queries';
import { formatPounds } from '@/lib/money/money';
import { showToast } from '@/ui/toast/toast';
import { showUndo } from '@/ui/toast/undo';
import { moneyReaders } from '../../queries';
import type { Transaction } from '../transaction';
import { restBody } from './owed-rent';

const refreshes = moneyReaders;

/**
 * Saves the form of a transaction from the state it began with, and says so; the form shows what goes wrong. After it was changed
 * elsewhere the next save replaces the others.
 */
export function useSaveTransaction() {
  const replaced = useRef(new Set<string>());
  const queryClient = useQueryClient();
  const put = usePut('/transactions/{id}', { refreshes });
  /** @param rest £ of an owed rent that stay owed once it is confirmed; a failure to keep them is said in a toast with a retry */
  return async (row: Transaction, body: Schemas['TransactionUpdate'], rest = 0) => {
    const { id, updatedAt, status } = row;
    try {
      await put.mutateAsync({
        path: { id },
        body: { ...body, ...(!replaced.current.has(id) && { updatedAt }) },
      });
    } catch (error) {
      if (hasStatus(error, 409)) {
        replaced.current.add(id);
        void refresh(queryClient, ...moneyReaders);
      }
      throw error;
    }
    if (body.status !== 'confirmed' || status === 'confirmed') {
      showToast({ kind: 'success', text: 'Transaction saved' });
      return;
    }
    if (rest === 0) {
      showUndo('Transaction confirmed', () => void takeBack(queryClient, row, null));
      return;
    }
    const kept = await keepOwed(queryClient, row, rest);
    const text = kept ? `Transaction confirmed, ${formatPounds(rest)} still owed` : 'Transaction confirmed';
    // Without its id the rest can't be taken back.
    if (kept?.id) showUndo(text, () => void takeBack(queryClient, row, kept.id));
    else showToast({ kind: 'success', text });
  };
}

/** Adds the rest of a rent as owed. @returns its id where the answer has it; null when it failed */
async function keepOwed(
  queryClient: QueryClient,
  row: Transaction,
  rest: number,
): Promise<{ id: string | null } | null> {
  try {
    const added = await write(
      queryClient,
      'post',
      '/transactions',
      { body: restBody(row, rest) },
      { refreshes, failureTitle: `Couldn’t keep the remaining ${formatPounds(rest)} as owed` },
    );
    return { id: added && 'id' in added ? added.id : null };
  } catch {
    return null;
  }
}

/**
 * Makes a confirmed transaction what it was before, and then removes the rest of it that was kept as owed. What was expected comes back
 * to be confirmed: a confirmed one can’t be expected again.
 */
async function takeBack(queryClient: QueryClient, row: Transaction, restId: string | null): Promise<void> {
  const { id, date, description, amount, category, propertyId, tenancyId, mortgageId, gross, fee, splits } =
    row;
  const before = {
    date,
    description,
    amount,
    category,
    propertyId,
    tenancyId,
    mortgageId,
    gross,
    fee,
    splits,
  };
  const options = { refreshes, failureTitle: 'Couldn’t update the transaction' };
  try {
    await write(
      queryClient,
      'put',
      '/transactions/{id}',
      { path: { id }, body: { ...before, status: row.status === 'expected' ? 'outstanding' : row.status } },
      options,
    );
    if (restId !== null)
      await write(queryClient, 'delete', '/transactions/{id}', { path: { id: restId } }, options);
  } catch {
    // Said in a toast.
  }
}
