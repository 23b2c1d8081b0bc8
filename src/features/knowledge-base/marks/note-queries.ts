import { useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { read, useDelete, usePost, usePut } from '@/api/queries';

export type Mark = Schemas['ArticleNote'];

export const notesOf = (uuid: string) => ({
  ...read('/articles/{uuid}/notes', { path: { uuid } }),
  staleTime: 60_000,
});

/** Marks words, writes of them and takes marks away; the list shows it when the server has it. */
export function useMarks(uuid: string) {
  const cache = useQueryClient();
  const change = (edit: (marks: Mark[]) => Mark[]) =>
    cache.setQueryData(notesOf(uuid).queryKey, (now) => now && { data: edit(now.data) });
  const put = (mark: Mark | undefined) =>
    mark &&
    change((marks) =>
      marks.some(({ id }) => id === mark.id)
        ? marks.map((each) => (each.id === mark.id ? mark : each))
        : [...marks, mark],
    );
  const add = usePost('/articles/{uuid}/notes', {
    refreshes: [],
    failureTitle: 'Couldn’t save your highlight',
    onDone: put,
  });
  const edit = usePut('/articles/{uuid}/notes/{id}', { refreshes: [], onDone: put });
  const remove = useDelete('/articles/{uuid}/notes/{id}', {
    refreshes: [],
    failureTitle: 'Couldn’t remove your highlight',
    onDone: (_none, { path }) => void change((marks) => marks.filter(({ id }) => id !== path.id)),
  });
  return { add, edit, remove };
}
