import { changeOf } from '@/api/cache/optimistic';
import { usePut } from '@/api/queries';
import { showToast } from '@/ui/toast/toast';
import { showUndo } from '@/ui/toast/undo';
import { readersOf, viewingsPath } from './queries';
import { kindNames, type Viewing, type ViewingStatus } from './viewing-names';

interface Pages {
  pages: readonly { data: readonly Viewing[] }[];
}

const withStatus = (id: string, status: ViewingStatus) =>
  changeOf<Pages>({ queryKey: [viewingsPath, 'pages'] }, (list) => {
    const isThere = list.pages.some(({ data }) => data.some((each) => each.id === id));
    if (!isThere) return list;
    const changed = (each: Viewing) => (each.id === id ? { ...each, status } : each);
    return { ...list, pages: list.pages.map((page) => ({ ...page, data: page.data.map(changed) })) };
  });

/** Confirms a viewing, or cancels it, which can be undone; shown at once. */
export function useViewingStatus(viewing: Viewing) {
  const { id, kind, status } = viewing;
  const { mutate } = usePut('/property-viewings/{id}', {
    failureTitle: 'Couldn’t update the viewing',
    refreshes: readersOf(viewing),
    changes: ({ body }) => (body?.status ? [withStatus(id, body.status)] : []),
  });
  const write = (next: ViewingStatus) => mutate({ path: { id }, body: { status: next } });
  return {
    confirm: () => {
      write('confirmed');
      showToast({ kind: 'success', text: `${kindNames[kind]} confirmed` });
    },
    cancel: () => {
      write('cancelled');
      showUndo(`${kindNames[kind]} cancelled`, () => write(status));
    },
  };
}
