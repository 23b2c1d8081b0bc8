import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useEffect, useState, type FormEvent } from 'react';
import { errorMessage, hasStatus } from '@/api/errors';
import type { Schemas } from '@/api/contract';
import { usePost } from '@/api/queries';
import { formatDateTime } from '@/lib/dates/dates';
import { isBlank } from '@/lib/text/blank';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { Textarea } from '@/ui/input/textarea';
import { searchQueries } from '../data/queries';
import type { PropertySearch } from '../search/search-address';
import { changeAsking, useAsking } from './ask-store';
import { Answer } from './answer';

interface AskAvaProps {
  userId: number;
  view: PropertySearch;
  profile: Schemas['EvaluationSetting'] | undefined;
  onView: (view: PropertySearch) => void;
}

/** The contract's. */
const longest = 500;
/** After so long the wait is said, ms (product.md S29). */
const slowMs = 3000;

const examples = [
  '3-bed terrace in Leeds under £180k, 7% yield',
  'Flats to rent in Manchester, 2 beds, EPC C or better',
  'House that needs work within 5 miles of Hull, reduced lately',
] as const;

/** A search in plain words (S29): what Ava understood as filters, each with a way to take it back, and the homes that fit. */
export function AskAva({ userId, view, profile, onView }: AskAvaProps) {
  const queryClient = useQueryClient();
  const { text, understood } = useAsking(userId);
  const change = (next: Parameters<typeof changeAsking>[1]) => changeAsking(userId, next);
  const status = useQuery(searchQueries.askStatus());
  const ask = usePost('/ai/property-search', {
    refreshes: ['/ai'],
    onDone: (answer) => {
      if (!answer) return;
      const { id, query, chips, unparsed, filters, explanation } = answer;
      change({ text: '', understood: { id, query, chips, unparsed, filters, explanation } });
      // Another question begins on its first page.
      if (view.page > 1) onView({ ...view, page: 1 });
    },
  });
  const send = (query: string) =>
    ask.mutate({ body: { query: query.trim(), ...(understood && { previousId: understood.id }) } });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank(text) && text.length <= longest && !ask.isPending) send(text);
  };
  const isUsedUp = status.data?.available === false;
  const excess = text.length - longest;
  return (
    <div className="flex flex-col gap-4">
      <form onSubmit={onSubmit} className="flex flex-col gap-2">
        <Field
          label={understood ? 'Refine this search' : 'Describe the home you’re looking for'}
          error={
            excess > 0
              ? `Shorten this by ${excess} ${excess === 1 ? 'character' : 'characters'}`
              : ask.isError
                ? whyNot(ask.error)
                : undefined
          }
          hint={status.data && allowance(status.data)}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              value={text}
              placeholder={understood ? 'Only freehold, under £150k' : examples[0]}
              onChange={({ currentTarget: { value } }) => change({ text: value })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
                onSubmit(event);
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            type="submit"
            variant="ava"
            icon={<Sparkles aria-hidden size={16} />}
            disabled={isBlank(text) || excess > 0 || isUsedUp}
            isLoading={ask.isPending}
            loadingLabel="Searching"
          >
            {understood ? 'Refine' : 'Search homes'}
          </Button>
          {understood && (
            <Button
              variant="ghost"
              onClick={() => {
                ask.reset();
                change({ understood: null });
              }}
            >
              New search
            </Button>
          )}
          {(ask.isError || isUsedUp) && (
            <Button variant="outline" onClick={() => onView({ filters: {}, shelf: 'search', page: 1 })}>
              Search with filters instead
            </Button>
          )}
          {ask.isPending && <SlowNote />}
        </div>
      </form>
      {understood ? (
        <Answer
          understood={understood}
          view={view}
          profile={profile}
          onView={onView}
          onFilters={(filters) => {
            change({ understood: { ...understood, filters, explanation: null } });
            if (view.page > 1) onView({ ...view, page: 1 });
            void queryClient.prefetchQuery(searchQueries.explained(filters, 1));
          }}
        />
      ) : (
        <Suggestions
          recent={status.data?.recent ?? []}
          isDisabled={ask.isPending || isUsedUp}
          onChoose={(query) => change({ text: query })}
        />
      )}
    </div>
  );
}

function whyNot(error: unknown): string {
  return hasStatus(error, 429) || hasStatus(error, 403)
    ? errorMessage(error)
    : `Ava couldn’t search just now. ${errorMessage(error)}`;
}

/** `12 of 50 searches left today`; when there are none, until when. */
function allowance({ limit, remaining, resetsAt }: Schemas['AiStatus']): string {
  return remaining > 0
    ? `${remaining} of ${limit} ${limit === 1 ? 'search' : 'searches'} left today`
    : `You’ve used today’s ${limit} searches. You’ll get more on ${formatDateTime(resetsAt)}.`;
}

function SlowNote() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="text-sm text-ink-2">
      {isSlow && 'Still searching. Big areas take a little longer.'}
    </p>
  );
}

interface SuggestionsProps {
  recent: Schemas['AiStatus']['recent'];
  isDisabled: boolean;
  onChoose: (query: string) => void;
}

/** What I asked before, else what can be asked. Choosing one writes it, so that it can be changed first. */
function Suggestions({ recent, isDisabled, onChoose }: SuggestionsProps) {
  const queries = [...new Set(recent.map(({ query }) => query))];
  const lists = [
    { title: 'Recent', items: queries },
    { title: 'Try', items: [...examples] },
  ].filter(({ items }) => items.length > 0);
  return lists.map(({ title, items }) => (
    <section key={title} aria-label={title}>
      <h2 className="mb-1.5 text-sm font-medium text-ink-3">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {items.map((query) => (
          <li key={query} className="max-w-full">
            <button
              type="button"
              disabled={isDisabled}
              onClick={() => onChoose(query)}
              className="max-w-full rounded-[11px] border border-line-strong bg-surface-1 px-3 py-1.5 text-left text-sm text-ink-2 wrap-anywhere hover:border-purple-mark hover:text-ink disabled:cursor-not-allowed disabled:text-ink-disabled max-md:min-h-11"
            >
              {query}
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}
