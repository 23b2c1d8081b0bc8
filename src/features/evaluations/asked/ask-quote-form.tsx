import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { errorMessage } from '@/api/errors';
import { read, refresh } from '@/api/queries';
import { useSendTo } from '@/entities/conversation/use-send-to';
import { UserAvatar } from '@/entities/user/user-avatar';
import { quoteLineAt } from '@/lib/evaluation/inputs/quote-lines';
import { Button } from '@/ui/button/button';
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
import { whoToAsk } from './who-to-ask';

const modalId = 'ask-quote';

/** Asks whom to ask for a quote, and with which words. */
export function openAskQuote(deal: Evaluation, line: string, label: string): void {
  openModal({
    id: modalId,
    title: `Quote: ${label}`,
    content: <AskQuoteForm deal={deal} line={line} />,
  });
}

function AskQuoteForm({ deal, line }: { deal: Evaluation; line: string }) {
  const queryClient = useQueryClient();
  const [words, setWords] = useState('');
  const settled = useDebounced(words.trim(), 250);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [text, setText] = useState('Could you quote for this, please?');
  const send = useSendTo();
  const trades = quoteLineAt(line)?.trades ?? [];
  const connections = useInfiniteQuery({
    ...shareQueries.connections(settled),
    placeholderData: (previous) => previous,
  });
  const businesses = useQuery({
    ...read('/businesses', {
      query: { businessType: trades[0] ?? '', ...(settled !== '' && { query: settled }) },
    }),
    placeholderData: (previous) => previous,
  });
  const isPending = connections.isPending || businesses.isPending;
  const error = connections.error ?? businesses.error;
  const people = whoToAsk({
    connections: connections.data?.pages.flatMap(({ data }) => data) ?? [],
    businesses: businesses.data?.data ?? [],
    trades,
    myId: deal.myRole === 'owner' ? deal.ownerId : 0,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (chosen === null || send.isPending) return;
    send.mutate(
      { userId: chosen, content: text.trim(), attachments: [{ kind: 'quote', refId: deal.id, line }] },
      {
        onSuccess: () => {
          closeModal(modalId);
          showToast({ kind: 'success', text: 'Quote requested' });
          void refresh(queryClient, `/evaluations/${deal.id}`);
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label="Who to ask" error={isAsked && chosen === null ? 'Choose someone' : undefined}>
        {(control) => (
          <Input
            {...control}
            type="search"
            placeholder="Name or business"
            data-autofocus
            icon={<Search size={16} />}
            value={words}
            maxLength={100}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        )}
      </Field>
      <fieldset className="min-w-0 h-[min(260px,32dvh)] overflow-y-auto rounded-lg border border-line-subtle">
        <legend className="sr-only">People and businesses</legend>
        {isPending && <Skeleton className="m-3 h-10" />}
        {!isPending && people.length === 0 && (
          <p className="p-4 text-sm text-ink-2">{error ? errorMessage(error) : 'No results found'}</p>
        )}
        {people.map(({ user, name, about }) => (
          <label
            key={`${user.id} ${name}`}
            className="flex min-h-12 cursor-pointer items-center gap-3 px-3 py-2 -outline-offset-2 hover:bg-hover has-checked:bg-teal-bg has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="who"
              checked={chosen === user.id}
              onChange={() => setChosen(user.id)}
              className="size-4 shrink-0 accent-(--primary)"
            />
            <UserAvatar user={user} size={30} isDecorative />
            <span className="min-w-0 flex-1">
              <bdi className="block truncate text-sm font-medium">{name}</bdi>
              <span className="block truncate text-xs text-ink-2">{about}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Field
        label="Message"
        isOptional
        hint="The person you ask will see what the quote is for. They won’t see your figure."
      >
        {(control) => (
          <Textarea
            readOnly={send.isPending}
            {...control}
            rows={2}
            maxLength={8000}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      {send.error && <FormAlert text={errorMessage(send.error)} />}
      <Button type="submit" className="self-end" isLoading={send.isPending} loadingLabel="Sending">
        Ask
      </Button>
    </form>
  );
}
