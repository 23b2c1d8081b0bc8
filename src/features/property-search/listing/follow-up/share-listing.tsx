import { useState, type FormEvent } from 'react';
import type { Schemas } from '@/api/contract';
import { usePost } from '@/api/queries';
import { SendInChat } from '@/entities/record/send-in-chat';
import { newClientId } from '@/lib/client-id';
import { isBlank } from '@/lib/text/blank';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { NativeSelect } from '@/ui/input/native-select';
import { Textarea } from '@/ui/input/textarea';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { Tabs } from '@/ui/tabs';
import type { Listing } from '../../data/queries';

const modalId = 'share-listing';

/** Shows a home to others: as a card in a chat, or in a post. */
export function openShareListing(listing: Listing): void {
  openModal({
    id: modalId,
    title: 'Share this home',
    content: <ShareListing listing={listing} onDone={() => closeModal(modalId)} />,
  });
}

interface ShareListingProps {
  listing: Pick<Listing, 'id' | 'address' | 'outcode'>;
  onDone: () => void;
}

export function ShareListing({ listing, onDone }: ShareListingProps) {
  const [way, setWay] = useState<'chat' | 'post'>('chat');
  const { id, address, outcode } = listing;
  return (
    <Tabs
      label="Ways to share"
      tabs={[
        { id: 'chat', label: 'Chat' },
        { id: 'post', label: 'Post' },
      ]}
      activeId={way}
      onChange={setWay}
    >
      <p className="pt-4 pb-3 text-sm text-ink-2">{`The card shows ${address} ${outcode} with its price.`}</p>
      {way === 'chat' ? (
        <SendInChat attachments={[{ kind: 'listing', refId: id }]} onDone={onDone} />
      ) : (
        <PostForm id={id} onDone={onDone} />
      )}
    </Tabs>
  );
}

const audiences: readonly { value: Schemas['Audience']; label: string }[] = [
  { value: 'members', label: 'All members' },
  { value: 'connections', label: 'My connections' },
];

function PostForm({ id, onDone }: { id: string; onDone: () => void }) {
  const [text, setText] = useState('');
  const [audience, setAudience] = useState<Schemas['Audience']>('members');
  const [isAsked, setIsAsked] = useState(false);
  const [clientId] = useState(newClientId);
  const post = usePost('/posts', {
    failureTitle: 'Couldn’t publish the post',
    onDone: () => {
      onDone();
      showToast({ kind: 'success', text: 'Posted to your network' });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (isBlank(text) || post.isPending) return;
    post.mutate({
      body: { content: text.trim(), audience, clientId, attachment: { kind: 'listing', refId: id } },
    });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3.5">
      <Field
        label="What do you want to say?"
        error={isAsked && isBlank(text) ? 'Write something first' : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={5000}
            readOnly={post.isPending}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      <Field label="Audience">
        {(control) => (
          <NativeSelect
            {...control}
            className="max-w-60"
            value={audience}
            choices={audiences}
            onChange={({ currentTarget: { value } }) =>
              setAudience(audiences.find((each) => each.value === value)?.value ?? 'members')
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
