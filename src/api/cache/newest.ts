// The newest wins: an answer that is older than what the screen shows is dropped.
import { hashKey, type QueryCacheNotifyEvent, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** What is known of the questions for one list. */
interface Line {
  /** Counts questions and ended writes. */
  turn: number;
  /** The turn of the last question for the first page. */
  asked: number;
  /** The turn of what is shown: answers to earlier questions are older. */
  shown: number;
  /** The turn of the last write that ended, and of the read of the whole list that is under way. */
  written: number;
  read: number;
  /** The turn of the next page that is under way. */
  more: number;
  /** Writes that change the list and have not ended. */
  writes: number;
  /** Asks once more; set when an answer came during a write. */
  again: (() => void) | null;
}

const lines = new WeakMap<QueryClient, Map<string, Line>>();

function lineOf(queryClient: QueryClient, queryKey: QueryKey): Line {
  const all = lines.get(queryClient) ?? followReads(queryClient);
  const hash = hashKey(queryKey);
  const line = all.get(hash) ?? {
    turn: 0,
    asked: 0,
    shown: 0,
    written: 0,
    read: 0,
    more: 0,
    writes: 0,
    again: null,
  };
  all.set(hash, line);
  return line;
}

/** The lines of an application. What TanStack Query reads by itself takes its turn in them, and is asked for again when it is outdated. */
function followReads(queryClient: QueryClient): Map<string, Line> {
  const all = new Map<string, Line>();
  lines.set(queryClient, all);
  queryClient.getQueryCache().subscribe((event) => {
    const line = all.get(event.query.queryHash);
    if (!line || event.type !== 'updated') return;
    if (event.action.type === 'fetch') {
      line.turn += 1;
      const isMore = event.action.meta?.fetchMore !== undefined;
      line.read = isMore ? 0 : line.turn;
      line.more = isMore ? line.turn : 0;
    } else if (isAnswer(event) && line.read + line.more > 0) {
      const turn = line.read + line.more;
      // A next page says nothing of the first one.
      line.shown = Math.max(line.shown, line.read);
      line.read = 0;
      line.more = 0;
      const queryKey = event.query.queryKey as QueryKey; // the event leaves the type of its query open
      const again = () => void queryClient.invalidateQueries({ queryKey, exact: true });
      if (line.writes > 0) line.again = again;
      else if (turn <= line.written) queueMicrotask(again);
    }
  });
  return all;
}

type Update = Extract<QueryCacheNotifyEvent, { type: 'updated' }>;
const isAnswer = ({ action }: Update) => action.type === 'success' && !action.manual;

/** Nothing that is asked for from now on replaces a list until the write that changed it has ended, which the result says. */
export function holdAnswers(queryClient: QueryClient, queryKey: QueryKey): () => void {
  const line = lineOf(queryClient, queryKey);
  line.writes += 1;
  return () => {
    line.writes -= 1;
    line.turn += 1;
    line.shown = line.turn;
    line.written = line.turn;
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
 * is dropped; one from before a write that changes the list ended is dropped too, and asked for again when it has ended.
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
  line.asked = line.turn;
  const { turn } = line;
  const page = await ask();
  // A read that nobody waits for: the next event asks again.
  const again = () => void refreshFirstPage(queryClient, queryKey, { ask, merge }).catch(() => {});
  if (line.writes > 0) {
    // What asks for the whole list asks for its first page too.
    line.again ??= again;
    return null;
  }
  if (turn < line.shown) {
    if (turn === line.asked && line.shown === line.written) again();
    return null;
  }
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
