import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { ApiError, errorMessage } from '@/api/errors';
import type { Schemas } from '@/api/contract';
import { refresh, usePost } from '@/api/queries';
import { UserAvatar } from '@/entities/user/user-avatar';
import { opinionFiguresOf, type OpinionFigure } from '@/lib/evaluation/judgement/opinions';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/input/checkbox';
import { useDraft } from '@/ui/draft/draft-store';
import { Field } from '@/ui/form/field';
import { FormAlert } from '@/ui/form/form-alert';
import { Input } from '@/ui/input/input';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { Skeleton } from '@/ui/states/skeleton';
import { Textarea } from '@/ui/input/textarea';
import { showToast } from '@/ui/toast/toast';
import type { Evaluation } from '../model/deal';
import { shareQueries } from '../share/share-queries';
import { useDebounced } from '@/ui/input/rested/use-debounced';
import { figureName } from './opinion-text';

const modalId = 'ask-opinion';
const most = 3;

/** Asks whom to ask, and for which figures. */
export function openAskOpinion(deal: Evaluation): void {
  openModal({ id: modalId, title: 'Ask for a second opinion', content: <AskOpinionForm deal={deal} /> });
}

export function AskOpinionForm({ deal }: { deal: Evaluation }) {
  const queryClient = useQueryClient();
  const [words, setWords] = useState('');
  const settled = useDebounced(words.trim(), 250);
  const [chosen, setChosen] = useState<readonly Schemas['Author'][]>([]);
  const known = opinionFiguresOf(deal.primary);
  const [figures, setFigures] = useState<readonly OpinionFigure[]>(known);
  const [isSent, setSent] = useState(false);
  const draft = useDraft(deal.ownerId, `ask-opinion:${deal.id}`);
  const sent = useRef('');
  const ask = usePost('/evaluation-opinions', {
    refreshes: [],
    // Also when the form is gone by then.
    onDone: () => draft.settle(sent.current),
  });
  const connections = useInfiniteQuery({
    ...shareQueries.connections(settled),
    placeholderData: (previous) => previous,
  });
  const people = (connections.data?.pages.flatMap(({ data }) => data) ?? []).map(({ user }) => user);
  const sees = new Set(deal.collaborators.map(({ userId }) => userId));
  const refusedAt = chosen.findIndex((_, index) => refusal(ask.error, index) !== undefined);
  const refused = refusal(ask.error, refusedAt);
  const toggle = (user: Schemas['Author'], isWanted: boolean) => {
    ask.reset();
    setChosen(isWanted ? [...chosen, user] : chosen.filter(({ id }) => id !== user.id));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (chosen.length === 0 || figures.length === 0 || ask.isPending) return;
    const message = draft.text;
    sent.current = message;
    ask.mutate(
      {
        body: {
          evaluationId: deal.id,
          userIds: chosen.map(({ id }) => id),
          figures: known.filter((figure) => figures.includes(figure)),
          message: message.trim(),
        },
      },
      {
        onSuccess: () => {
          closeModal(modalId);
          showToast({ kind: 'success', text: 'Opinions requested' });
          const { id, propertyId } = deal;
          void refresh(
            queryClient,
            '/conversations',
            `/evaluations/${id}`,
            ...(propertyId ? [`/evaluations/${propertyId}`] : []),
          );
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label="Who to ask"
        hint={
          chosen.length === 0
            ? `Choose up to ${most}`
            : `${chosen.length} of ${most} chosen: ${chosen.map(({ fullName }) => fullName).join(', ')}`
        }
        error={
          isSent && chosen.length === 0
            ? 'Choose someone'
            : refused && `${chosen[refusedAt]?.fullName}: ${refused}`
        }
      >
        {(control) => (
          <Input
            {...control}
            type="search"
            placeholder="Search your connections"
            data-autofocus
            icon={<Search size={16} />}
            value={words}
            maxLength={100}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        )}
      </Field>
      <fieldset className="h-[min(220px,30dvh)] min-w-0 overflow-y-auto rounded-lg border border-line-subtle">
        <legend className="sr-only">Connections</legend>
        {connections.isPending && <Skeleton className="m-3 h-10" />}
        {!connections.isPending && people.length === 0 && (
          <NoPeople error={connections.error} hasWords={settled !== ''} />
        )}
        {people.map((user) => {
          const isChosen = chosen.some(({ id }) => id === user.id);
          const isSeeing = sees.has(user.id);
          return (
            <Checkbox
              key={user.id}
              className="px-3 py-2 has-checked:bg-teal-bg [&>:first-child]:mt-2 [&>:last-child]:flex-1"
              checked={isChosen}
              disabled={isSeeing || (!isChosen && chosen.length >= most)}
              onChange={({ currentTarget }) => toggle(user, currentTarget.checked)}
              label={
                <span className="flex items-center gap-2.5">
                  <UserAvatar user={user} size={30} isDecorative />
                  <span className="min-w-0 flex-1">
                    <bdi className="block truncate text-sm font-medium">{user.fullName}</bdi>
                    <span className="block truncate text-xs text-ink-2">
                      {isSeeing ? 'Can already see your figures' : (user.headline ?? 'Connected')}
                    </span>
                  </span>
                </span>
              }
            />
          );
        })}
        {connections.hasNextPage && (
          <Button
            size="sm"
            variant="ghost"
            className="m-2"
            isLoading={connections.isFetchingNextPage}
            loadingLabel="Loading"
            onClick={() => void connections.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm/[18px] font-medium text-ink-2">What to estimate</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {known.map((figure) => (
            <Checkbox
              key={figure}
              label={figureName(figure, deal.primary)}
              checked={figures.includes(figure)}
              onChange={({ currentTarget }) =>
                setFigures(
                  currentTarget.checked ? [...figures, figure] : figures.filter((each) => each !== figure),
                )
              }
            />
          ))}
        </div>
        {isSent && figures.length === 0 && (
          <p role="alert" className="text-xs text-red-ink">
            Choose a figure
          </p>
        )}
      </fieldset>
      <Field
        label="Message"
        isOptional
        hint={`The people you ask will see ${shown(deal)}. Your figures stay hidden until they answer.`}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={1000}
            value={draft.text}
            placeholder="You know the street. What would you say?"
            onChange={({ currentTarget }) => draft.write(currentTarget.value)}
          />
        )}
      </Field>
      {ask.error && refused === undefined && <FormAlert text={errorMessage(ask.error)} />}
      <Button type="submit" className="self-end" isLoading={ask.isPending} loadingLabel="Asking">
        Ask
      </Button>
    </form>
  );
}

const refusal = (error: unknown, index: number) =>
  error instanceof ApiError ? error.errors.get(`userIds.${index}`)?.[0] : undefined;

/** What those who are asked see of the home; its owner decides that where the deal is shared. */
// voice: no count, but what is seen
const shown = ({ shows: { address, price } }: Evaluation) =>
  `${address ? 'the address' : 'the area'}, the property details${price ? ',' : ' and'} photos${price ? ' and the price' : ''}`;

function NoPeople({ error, hasWords }: { error: Error | null; hasWords: boolean }) {
  if (error) return <p className="p-4 text-sm text-ink-2">{errorMessage(error)}</p>;
  if (hasWords) return <p className="p-4 text-sm text-ink-2">No connections found</p>;
  return (
    <p className="p-4 text-sm text-pretty text-ink-2">
      {'No connections yet. '}
      <Link to="/networking/explore" className="text-link underline" onClick={() => closeModal(modalId)}>
        Find people
      </Link>
    </p>
  );
}
