import { useState, type FormEvent } from 'react';
import type { Schemas } from '@/api/contract';
import { usePost } from '@/api/queries';
import { isBlank } from '@/lib/text/blank';
import { newClientId } from '@/lib/client-id';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { closeModal } from '@/ui/modal/modal-store';
import { Textarea } from '@/ui/input/textarea';
import { showToast } from '@/ui/toast/toast';
import { NativeSelect } from '@/ui/input/native-select';
import type { Evaluation } from '../model/deal';
import { CardPreview } from './card/card-preview';
import { useShareChange } from './share-queries';
import { showsText } from './shows';
import { ShowsFields } from './shows-fields';

const audiences = [
  { value: 'members', label: 'All members' },
  { value: 'connections', label: 'My connections' },
] as const satisfies readonly { value: Schemas['Audience']; label: string }[];

/** A post with the deal as a card. What the card and the page behind it tell is chosen here, and ends with one press. */
export function SharePost({ deal }: { deal: Evaluation }) {
  const [text, setText] = useState('');
  const [shows, setShows] = useState(deal.shows);
  const [audience, setAudience] = useState<Schemas['Audience']>('members');
  const [clientId] = useState(newClientId);
  const [showsErrors, setShowsErrors] = useState(false);
  const change = useShareChange(deal.id);
  const post = usePost('/posts', {
    failureTitle: 'Couldn’t publish the post',
    onDone: () => {
      closeModal('share-evaluation');
      showToast({ kind: 'success', text: 'Posted to your network' });
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setShowsErrors(isBlank(text));
    if (isBlank(text) || change.isPending || post.isPending) return;
    // The card leads to the deal, so that has to be open to its readers first, with no more than the card tells.
    change.mutate(
      { path: { id: deal.id }, body: { isPublished: true, shows } },
      {
        onSuccess: () =>
          post.mutate({
            body: {
              content: text.trim(),
              audience,
              clientId,
              attachment: { kind: 'evaluation', refId: deal.id, shows },
            },
          }),
      },
    );
  };
  return (
    <form onSubmit={send} className="flex flex-col gap-3.5" noValidate>
      {deal.isPublished && (
        <div className="flex flex-wrap items-center gap-3 rounded-lg border border-line p-3">
          <p className="min-w-0 flex-1 text-sm">
            {`Published to all members: ${showsText(deal.shows, deal.primary).toLowerCase()}.`}
          </p>
          <Button
            size="sm"
            variant="outline"
            isLoading={change.isPending && !post.isPending}
            onClick={() => change.mutate({ path: { id: deal.id }, body: { isPublished: false } })}
          >
            Unpublish
          </Button>
        </div>
      )}
      <Field
        label="What do you want to say?"
        error={showsErrors && isBlank(text) ? 'Write something first' : undefined}
      >
        {(control) => (
          <Textarea
            readOnly={post.isPending}
            {...control}
            rows={4}
            maxLength={5000}
            value={text}
            placeholder="Why it works, or what you’d like to know"
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      <ShowsFields primary={deal.primary} shows={shows} onChange={setShows} />
      <CardPreview
        deal={deal}
        shows={shows}
        note={`Readers will see: ${showsText(shows, deal.primary).toLowerCase()}, and what you write above.`}
      />
      <Field label="Audience">
        {(control) => (
          <NativeSelect
            {...control}
            className="max-w-60"
            value={audience}
            choices={audiences}
            onChange={({ currentTarget }) =>
              setAudience(audiences.find(({ value }) => value === currentTarget.value)?.value ?? 'members')
            }
          />
        )}
      </Field>
      <Button type="submit" className="self-start" isLoading={post.isPending} loadingLabel="Posting">
        Post
      </Button>
    </form>
  );
}
