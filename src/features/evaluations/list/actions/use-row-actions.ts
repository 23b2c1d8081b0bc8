import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { refresh, usePost, write } from '@/api/queries';
import { showToast } from '@/ui/toast/toast';
import { showUndo } from '@/ui/toast/undo';
import type { Summary } from '../table/columns';

type Update = Schemas['EvaluationUpdate'];

/** What can be done with deals of the list, one or many. Each act that can be taken back offers it for ten seconds. */
export function useRowActions() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const copy = usePost('/evaluations', {
    failureTitle: 'Couldn’t duplicate the evaluation',
    onDone: (made) =>
      showToast({
        kind: 'success',
        text: made ? `Created “${made.title}”` : 'Copy created',
        ...(made && {
          action: {
            label: 'Open',
            onAction: () => void navigate({ to: '/property-evaluations/$uuid', params: { uuid: made.id } }),
          },
        }),
      }),
  });

  /** Does the same to each row, says how many it was done to, and offers the way back. */
  async function each(
    rows: readonly Summary[],
    act: (row: Summary) => Promise<unknown>,
    done: string | ((kept: number) => string),
    back?: (row: Summary) => Promise<unknown>,
  ): Promise<void> {
    const outcomes = await Promise.allSettled(rows.map(act));
    const kept = rows.filter((_, at) => outcomes[at]?.status === 'fulfilled');
    await refresh(queryClient, '/evaluations', ...rows.map(({ id }) => `/evaluations/${id}`));
    if (kept.length < rows.length) {
      showToast({
        kind: 'error',
        text: `Couldn’t update ${rows.length - kept.length} of ${rows.length} evaluations. Try again.`,
      });
    }
    const [first] = kept;
    if (!first) return;
    const subject = kept.length === 1 ? `“${first.title}”` : `${kept.length} evaluations`;
    const text = `${subject} ${typeof done === 'string' ? done : done(kept.length)}`;
    if (back) showUndo(text, () => void each(kept, back, 'restored'));
    else showToast({ kind: 'success', text });
  }
  const change = (body: Update) => (row: Summary) =>
    write(queryClient, 'put', '/evaluations/{id}', { path: { id: row.id }, body }, { refreshes: [] });
  const trash = (row: Summary) =>
    write(queryClient, 'delete', '/evaluations/{id}', { path: { id: row.id } }, { refreshes: [] });

  return {
    duplicate: (row: Summary) => copy.mutate({ body: { copyOf: row.id } }),
    archive: (rows: readonly Summary[]) =>
      each(rows, change({ archived: true }), 'archived', change({ archived: false })),
    unarchive: (rows: readonly Summary[]) =>
      each(rows, change({ archived: false }), 'unarchived', change({ archived: true })),
    remove: (rows: readonly Summary[]) =>
      each(
        rows,
        trash,
        (kept) => `deleted. You can restore ${kept === 1 ? 'it' : 'them'} for 30 days.`,
        change({ deleted: false }),
      ),
    /** Deleting from the trash can't be undone. */
    removeForGood: (rows: readonly Summary[]) => each(rows, trash, 'deleted'),
    addToPipeline: (rows: readonly Summary[]) =>
      each(rows, change({ pipeline: { stage: 'sourced' } }), 'added to pipeline', change({ pipeline: null })),
    tag: (rows: readonly Summary[], tag: string) =>
      each(
        rows.filter(({ tags }) => !tags.includes(tag) && tags.length < 20),
        (row) => change({ tags: [...row.tags, tag] })(row),
        `tagged “${tag}”`,
        (row) => change({ tags: row.tags })(row),
      ),
  };
}

export type RowActions = ReturnType<typeof useRowActions>;
