import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePut } from '@/api/queries';
import { removeRecord } from '@/entities/record/removal';
import { showUndo } from '@/ui/toast/undo';
import { moneyReaders } from '../../queries';
import type { Status, Transaction } from '../transaction';

export interface TransactionActs {
  /** Gives it another status, with a way back. */
  move: (row: Transaction, next: Status, text: string) => void;
  remove: (row: Transaction) => void;
}

/** What the rows of a list do with their transactions: the same for every rendering, and made once for all rows. */
export function useTransactionActs(): TransactionActs {
  const queryClient = useQueryClient();
  const { mutate } = usePut('/transactions/{id}', {
    refreshes: moneyReaders,
    failureTitle: 'Couldn’t update the transaction',
  });
  return useMemo(
    () => ({
      move: ({ id, status, description }, next, text) => {
        mutate({ path: { id }, body: { status: next } });
        showUndo(`${text}: “${description}”`, () => mutate({ path: { id }, body: { status } }));
      },
      remove: ({ id }) =>
        void removeRecord(
          queryClient,
          '/transactions/{id}',
          { path: { id } },
          {
            text: 'Transaction deleted',
            failureTitle: 'Couldn’t delete the transaction',
            refreshes: moneyReaders,
          },
        ),
    }),
    [mutate, queryClient],
  );
}
