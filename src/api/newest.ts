// The newest wins: an answer that is older than what the screen shows is dropped.
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** What is known of the questions for one list. */
interface Line {
  /** Counts questions and ended writes. */
  turn: number;
  /** The turn of what is shown: answers to earlier questions are older. */
  shown: number;
  /** Writes that change the list and have not ended. */
  writes: number;
  /** Asks once more; set when an answer came during a write. */
  again: (() => void) | null;
}

const lines = new WeakMap<QueryClient, Map<string, Line>>();

function lineOf(queryClient: QueryClient, queryKey: QueryKey): Line {
  const all = lines.get(queryClient) ?? new Map<string, Line>();
  lines.set(queryClient, all);
  const hash = hashKey(queryKey);
  const line = all.get(hash) ?? { turn: 0, shown: 0, writes: 0, again: null };
  all.set(hash, line);
  return line;
}

/** Nothing that is asked for from now on replaces a list until the write that changed it has ended, which the result says. */
export function holdAnswers(queryClient: QueryClient, queryKey: QueryKey): () => void {
  const line = lineOf(queryClient, queryKey);
  line.writes += 1;
  return () => {
    line.writes -= 1;
    line.turn += 1;
    line.shown = line.turn;
    const { again } = line;
    if (line.writes > 0 || !again) return;
    line.again = null;
    again();
  };
}

interface FirstPage<Pages, Page> {
  ask: () => Promise<Page>;
  merge: (pages: Pages, page: Page) => Pages;
}

/**
 * Asks for the first page of a loaded list again and merges it. An answer to an older question than the last one answered
 * is dropped; one that comes while a write changes the list is dropped too, and asked for again when the write has ended.
 * @returns the page, or null when it was dropped
 * @throws what `ask` throws
 */
export async function refreshFirstPage<Pages, Page>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  { ask, merge }: FirstPage<Pages, Page>,
): Promise<Page | null> {
  const line = lineOf(queryClient, queryKey);
  line.turn += 1;
  const { turn } = line;
  const page = await ask();
  if (line.writes > 0) {
    line.again = () => {
      // A read that nobody waits for: the next event asks again.
      refreshFirstPage(queryClient, queryKey, { ask, merge }).catch(() => {});
    };
    return null;
  }
  if (turn < line.shown) return null;
  line.shown = turn;
  const show = () => queryClient.setQueryData<Pages>(queryKey, (pages) => pages && merge(pages, page));
  show();
  // A next page that was asked for before puts back the pages that it began with.
  const query = queryClient.getQueryCache().find({ queryKey, exact: true });
  if (query?.state.fetchStatus === 'fetching') {
    void query.promise
      ?.catch(() => {})
      .then(() => {
        if (line.shown === turn) show();
      });
  }
  return page;
}
