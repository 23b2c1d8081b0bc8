import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { hasStatus } from '@/api/errors';
import { refresh, usePut, write } from '@/api/queries';
import { showToast } from '@/ui/toast/toast';
import { showUndo } from '@/ui/toast/undo';
import { moneyReaders } from '../../queries';
import type { Transaction } from '../transaction';

/**
 * Saves a transaction’s form from the state it began with; the form shows what goes wrong. After it was changed elsewhere the
 * next save replaces the others.
 */
export function useSaveTransaction({ id, updatedAt, status }: Transaction) {
  const seen = useRef<string | null>(updatedAt);
  const queryClient = useQueryClient();
  const put = usePut('/transactions/{id}', { refreshes: moneyReaders });
  // The form is gone by then.
  const takeBack = () =>
    void write(
      queryClient,
      'put',
      '/transactions/{id}',
      { path: { id }, body: { status } },
      { refreshes: moneyReaders, failureTitle: 'Couldn’t update the transaction' },
    ).catch(() => undefined);
  return async (body: Schemas['TransactionUpdate']) => {
    try {
      await put.mutateAsync({
        path: { id },
        body: { ...body, ...(seen.current !== null && { updatedAt: seen.current }) },
      });
    } catch (error) {
      if (hasStatus(error, 409)) {
        seen.current = null;
        void refresh(queryClient, ...moneyReaders);
      }
      throw error;
    }
    if (body.status === 'confirmed' && status !== 'confirmed') showUndo('Transaction confirmed', takeBack);
    else showToast({ kind: 'success', text: 'Transaction saved' });
  };
}
