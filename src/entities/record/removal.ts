// Records that were removed from a list and can still be had back: hidden here at once, deleted on the server after the undo.
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { create } from 'zustand';
import type { CallArgs, PathsWith } from '@/api/contract';
import { failureText, hasStatus } from '@/api/errors';
import { pathKey, write } from '@/api/queries';
import { showToast } from '@/ui/toast/toast';
import { removeUnlessUndone } from '@/ui/toast/undo';

/** The addresses of hidden records. One that was deleted stays here: its id never comes back. */
const useHidden = create<{ addresses: ReadonlySet<string> }>(() => ({ addresses: new Set() }));

const hide = (address: string, isHidden: boolean) =>
  useHidden.setState(({ addresses }) => {
    const next = new Set(addresses);
    if (isHidden) next.add(address);
    else next.delete(address);
    return { addresses: next };
  });

interface Removal {
  /** Said at once with Undo, such as `Tenancy deleted`. */
  text: string;
  /** What wasn’t done, where the server refuses: `Couldn’t delete the tenancy`. Its reason follows. */
  failureTitle: string;
  /** Paths to read again beside those of the record and its list. */
  refreshes?: readonly string[];
}

/**
 * Deletes a record that the server can't restore: hidden at once, sent when it can't be undone any more. Where the server can
 * restore it, use `useDelete` and `showUndo`.
 * @returns undoes it; false when that is too late
 */
export function removeRecord<P extends PathsWith<'delete'> & `${string}/{id}`>(
  queryClient: QueryClient,
  path: P,
  args: CallArgs<P, 'delete'> & { path: { id: string | number } },
  { text, failureTitle, refreshes = [] }: Removal,
): () => boolean {
  const [address] = pathKey(path, args.path);
  hide(address, true);
  const [list] = pathKey(path.replace(/\/\{id\}$/, ''), args.path);
  return removeUnlessUndone({
    text,
    restore: () => hide(address, false),
    remove: () => {
      const sent = write(
        queryClient,
        'delete',
        path,
        { ...args, keepalive: true },
        { refreshes: [list, ...refreshes] },
      );
      void sent.catch((error: unknown) => {
        // One that is gone already needs no second try, and nobody is told of one that belongs to a session that ended.
        if (hasStatus(error, 404) || hasStatus(error, 401)) return;
        hide(address, false);
        showToast({ kind: 'error', text: failureText(failureTitle, error) });
      });
    },
  });
}

/**
 * The rows of a list without those that are being removed.
 * @param path the list’s path, filled: `/portfolio/tenancies`
 */
export function useShownRows<Row extends { id: string | number }>(
  path: string,
  rows: readonly Row[],
): readonly Row[] {
  const addresses = useHidden((state) => state.addresses);
  return useMemo(() => rows.filter(({ id }) => !addresses.has(`${path}/${id}`)), [path, rows, addresses]);
}
