import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { hasStatus } from '@/api/errors';
import { refresh, usePut } from '@/api/queries';
import { showToast } from '@/ui/toast/toast';
import { moneyReaders } from '../../queries';
import type { Transaction } from '../transaction';

/**
 * Saves a transaction’s form from the state it began with; the form shows what goes wrong. After it was changed elsewhere the
 * next save replaces the others.
 */
export function useSaveTransaction({ id, updatedAt }: Transaction) {
  const seen = useRef<string | null>(updatedAt);
  const queryClient = useQueryClient();
  const put = usePut('/transactions/{id}', { refreshes: moneyReaders });
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
    showToast({
      kind: 'success',
      text: body.status === 'confirmed' ? 'Transaction confirmed' : 'Transaction saved',
    });
  };
}
