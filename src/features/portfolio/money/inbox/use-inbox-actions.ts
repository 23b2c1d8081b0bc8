import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '@/api/errors';
import { refresh, usePut, write } from '@/api/queries';
import { counted } from '@/lib/lists/counted';
import { showToast } from '@/ui/toast/toast';
import { showUndo } from '@/ui/toast/undo';
import { moneyReaders } from '../../queries';
import { changeTransaction, type Status, type Transaction } from '../transaction';

/** What is done with transactions to confirm: at once, and back within ten seconds. */
export function useInboxActions() {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const put = usePut('/transactions/{id}', {
    refreshes: moneyReaders,
    failureTitle: 'Couldn’t update the transaction',
    changes: ({ path, body }) =>
      changeTransaction(path.id, (row) => ({ ...row, status: body?.status ?? row.status })),
  });
  const move = ({ id, description }: Transaction, status: Status, done: (name: string) => string) => {
    put.mutate({ path: { id }, body: { status } });
    showUndo(done(`“${description}”`), () => put.mutate({ path: { id }, body: { status: 'outstanding' } }));
  };

  /** One after the other, so that the server has them in their order; what was not taken stays. */
  async function moveAll(rows: readonly Transaction[], status: Status): Promise<readonly Transaction[]> {
    const moved: Transaction[] = [];
    let failure: unknown = null;
    setProgress({ done: 0, of: rows.length });
    for (const row of rows) {
      try {
        await write(
          queryClient,
          'put',
          '/transactions/{id}',
          { path: { id: row.id }, body: { status } },
          { refreshes: [], changes: () => changeTransaction(row.id, (each) => ({ ...each, status })) },
        );
        moved.push(row);
      } catch (error) {
        failure ??= error;
      }
      setProgress((now) => now && { ...now, done: now.done + 1 });
    }
    setProgress(null);
    await refresh(queryClient, ...moneyReaders);
    if (failure !== null) {
      const failed = rows.length - moved.length;
      showToast({
        kind: 'error',
        text: failureText(`Couldn’t confirm ${failed} of ${counted(rows.length, 'transaction')}`, failure),
      });
    }
    return moved;
  }

  return {
    /** How far a bulk confirmation is; null when none is under way. */
    progress,
    confirm: (row: Transaction) => move(row, 'confirmed', (name) => `Confirmed ${name}`),
    markDuplicate: (row: Transaction) => move(row, 'void', (name) => `Marked ${name} as a duplicate`),
    confirmAll: async (rows: readonly Transaction[]) => {
      const moved = await moveAll(rows, 'confirmed');
      if (moved.length > 0)
        showUndo(
          `${counted(moved.length, 'transaction')} confirmed`,
          () => void moveAll(moved, 'outstanding'),
        );
    },
  };
}

export type InboxActions = ReturnType<typeof useInboxActions>;
