import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SearchX, Sparkles } from 'lucide-react';
import type { FormEvent } from 'react';
import { errorMessage, failureText, hasStatus } from '@/api/errors';
import type { Schemas } from '@/api/contract';
import { formatDateTime } from '@/lib/dates/dates';
import { isBlank } from '@/lib/text/blank';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { useDebounced } from '@/ui/input/rested/use-debounced';
import { Textarea } from '@/ui/input/textarea';
import { EmptyState } from '@/ui/states/empty-state';
import { searchQueries } from '../data/queries';
import { GridSkeleton } from '../results/listing-grid';
import { Unready } from '@/entities/record/unready';
import type { PropertySearch } from '../search/search-address';
import { Answer } from './answer';
import { longestQuery, withOtherFilters } from './understanding';
import { useAsk } from './use-ask';

interface AskAvaProps {
  userId: number;
  view: PropertySearch;
  profile: Schemas['EvaluationSetting'] | undefined;
  onView: (view: PropertySearch) => void;
}

/** After so long the wait is said, ms (product.md S29). */
const slowMs = 3000;

const examples = [
  '3-bed terrace in Leeds under £180k, 7% yield',
  'Flats to rent in Manchester, 2 beds, EPC C or better',
  'House that needs work within 5 miles of Liverpool, recently reduced',
] as const;

/** A search in plain words (S29): what Ava understood as filters, each with a way to take it back, and the homes that fit. */
export function AskAva({ userId, view, profile, onView }: AskAvaProps) {
  const queryClient = useQueryClient();
  const { text, failure, isAsking, understood, saved, ...asking } = useAsk(userId, view.saved);
  const status = useQuery(searchQueries.askStatus());
  const { saved: _reopened, ...fresh } = view;
  /** Another search begins on its first page, and is no longer the saved one. */
  const beginAnew = () => {
    if (view.page > 1 || view.saved !== undefined) onView({ ...fresh, page: 1 });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(text) || text.length > longestQuery || isAsking || saved.query) return;
    asking.ask(text);
    beginAnew();
  };
  const isUsedUp = status.data?.available === false;
  const excess = text.length - longestQuery;
  return (
    <div className="flex flex-col gap-4">
      <form onSubmit={onSubmit} className="flex flex-col gap-2">
        <Field
          label={understood ? 'Refine this search' : 'Describe the home you’re looking for'}
          error={
            excess > 0
              ? `Shorten this by ${excess} ${excess === 1 ? 'character' : 'characters'}`
              : failure
                ? whyNot(failure)
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
              onChange={({ currentTarget: { value } }) => asking.write(value)}
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
            isLoading={isAsking}
            loadingLabel="Searching"
          >
            {understood ? 'Refine' : 'Search homes'}
          </Button>
          {understood && (
            <Button
              variant="ghost"
              onClick={() => {
                asking.understand(null);
                beginAnew();
              }}
            >
              New search
            </Button>
          )}
          {(failure !== null || isUsedUp) && (
            <Button variant="outline" onClick={() => onView({ filters: {}, shelf: 'search', page: 1 })}>
              Search with filters instead
            </Button>
          )}
          {isUsedUp && (
            <Link to="/settings/subscription" className="touch-target relative text-sm font-medium text-link">
              See plans
            </Link>
          )}
          {isAsking && <SlowNote />}
        </div>
      </form>
      {understood ? (
        <Answer
          understood={understood}
          view={view}
          profile={profile}
          onView={onView}
          onFilters={(filters) => {
            asking.understand(withOtherFilters(understood, filters));
            beginAnew();
            void queryClient.prefetchQuery(searchQueries.explained(filters, 1));
          }}
        />
      ) : saved.isGone ? (
        <EmptyState
          icon={<SearchX aria-hidden />}
          headingLevel={2}
          title="This saved search was deleted"
          text="Your other saved searches are under Saved."
        />
      ) : saved.query ? (
        <Unready query={saved.query} title="Couldn’t load your saved search" skeleton={<GridSkeleton />} />
      ) : (
        <Suggestions
          recent={status.data?.recent ?? []}
          isDisabled={isAsking || isUsedUp}
          onChoose={asking.write}
        />
      )}
    </div>
  );
}

function whyNot(error: unknown): string {
  return hasStatus(error, 429) || hasStatus(error, 403)
    ? errorMessage(error)
    : failureText('Ava couldn’t search just now', error);
}

/** `12 of 50 searches left today`; when there are none, until when. */
function allowance({ limit, remaining, resetsAt, period }: Schemas['AiStatus']): string {
  const [when, whose] = period === 'month' ? ['this month', 'this month’s'] : ['today', 'today’s'];
  return remaining > 0
    ? `${remaining} of ${limit} ${limit === 1 ? 'search' : 'searches'} left ${when}`
    : `You’ve used ${whose} ${limit} searches. You’ll get more on ${formatDateTime(resetsAt)}.`;
}

function SlowNote() {
  const isSlow = useDebounced(true, slowMs, false);
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
    { title: 'Recent searches', items: queries },
    { title: 'Example searches', items: [...examples] },
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
