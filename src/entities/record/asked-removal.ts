import type { QueryClient } from '@tanstack/react-query';
import type { CallArgs, PathsWith } from '@/api/contract';
import { failureText } from '@/api/errors';
import { write } from '@/api/queries';
import { openQuestion } from '@/ui/modal/confirm-question';
import { showToast } from '@/ui/toast/toast';

interface AskedRemoval {
  /** What it is: `company`. */
  one: string;
  /** What it is called, for the question. */
  title: string;
  /** What goes with it. */
  text: string;
  refreshes: readonly string[];
  onDeleted?: (() => void) | undefined;
}

/**
 * Asks, then deletes a record that the server may refuse to delete, such as one that others name: it is not hidden before that is
 * known. Others are hidden at once, by `removeRecord`.
 */
export function askToRemove<P extends PathsWith<'delete'> & `${string}/{id}`>(
  queryClient: QueryClient,
  path: P,
  args: CallArgs<P, 'delete'> & { path: { id: string | number } },
  { one, title, text, refreshes, onDeleted }: AskedRemoval,
): void {
  const remove = async () => {
    try {
      await write(queryClient, 'delete', path, args, { refreshes });
      showToast({ kind: 'success', text: `${one.replace(/^./, (letter) => letter.toUpperCase())} deleted` });
      onDeleted?.();
    } catch (error) {
      showToast({ kind: 'error', text: failureText(`Couldn’t delete the ${one}`, error) });
    }
  };
  openQuestion({
    id: `delete-${one.replaceAll(' ', '-')}`,
    // voice: the name of a person or a company; others come in quotes
    title: `Delete ${title}?`,
    text,
    act: 'Delete',
    onConfirm: () => void remove(),
  });
}
