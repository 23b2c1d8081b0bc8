import { useRef, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { errorMessage } from '@/api/errors';
import { isBlank } from '@/lib/text/blank';
import { newClientId } from '@/lib/client-id';
import { Button } from '@/ui/button/button';
import { useDraft } from '@/ui/draft/draft-store';
import { FormAlert } from '@/ui/form/form-alert';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { NativeSelect } from '@/ui/input/native-select';
import { showToast } from '@/ui/toast/toast';
import { useNow } from '@/ui/text/use-now';
import { pairChoices } from '@/ui/input/choices';
import { MentionTextarea } from '../mention-textarea';
import { useCreatePost } from '../mutations';
import { audiences } from '../write/post-parts';
import { SharedPostCard } from '../attachments/shared-post';

type Post = Schemas['Post'];

const longest = 5000;
const modalId = 'repost';

/** Asks for the note with which a post is passed on to my own readers. */
export function openRepost(post: Post, myId: number): void {
  openModal({
    id: modalId,
    title: 'Repost with a note',
    size: 'md',
    content: <Repost post={post} myId={myId} onDone={() => closeModal(modalId)} />,
  });
}

interface RepostProps {
  post: Post;
  myId: number;
  onDone: () => void;
}

/** A note above somebody's post. What is typed is a draft of its own: closing loses nothing. */
export function Repost({ post, myId, onDone }: RepostProps) {
  const { text, write, settle } = useDraft(myId, `repost-${post.id}`);
  const [clientId] = useState(newClientId);
  const [audience, setAudience] = useState<Schemas['Audience']>('members');
  const [isBlankComplaint, setIsBlankComplaint] = useState(false);
  const sent = useRef('');
  const create = useCreatePost(() => settle(sent.current));
  const tooMany = text.length - longest;
  const send = () => {
    setIsBlankComplaint(isBlank(text));
    if (create.isPending || isBlank(text) || tooMany > 0) return;
    sent.current = text;
    create.mutate(
      { body: { content: text.trim(), audience, repostOf: post.id, clientId } },
      {
        onSuccess: () => {
          showToast({ kind: 'success', text: 'Reposted' });
          onDone();
        },
      },
    );
  };
  const problem = isBlankComplaint
    ? 'Write something first'
    : tooMany > 0
      ? `Your note is ${tooMany} characters too long`
      : create.isError && `Couldn’t post: ${errorMessage(create.error)}. Your text is kept.`;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex flex-col gap-4"
    >
      {problem && <FormAlert text={problem} />}
      <MentionTextarea
        label="Your note"
        placeholder="Say why it’s worth reading"
        value={text}
        onChange={(next) => {
          write(next);
          setIsBlankComplaint(false);
        }}
        onSubmit={send}
        isInvalid={Boolean(problem)}
        isFocusedFirst
        className="border-line-control focus-within:border-primary min-h-24 rounded-[14px] border px-3 py-2.5"
      />
      <SharedPostCard shared={sharedOf(post)} now={useNow()} />
      <div className="flex flex-wrap items-center justify-between gap-2.5">
        <NativeSelect
          aria-label="Who can see this"
          className="w-auto!"
          choices={pairChoices(audiences)}
          value={audience}
          onChange={({ target }) =>
            setAudience(audiences.find(([key]) => key === target.value)?.[0] ?? 'members')
          }
        />
        <Button type="submit" isLoading={create.isPending} loadingLabel="Posting">
          {create.isError ? 'Retry' : 'Repost'}
        </Button>
      </div>
    </form>
  );
}

/** A post as the one that passes it on will show it. */
const sharedOf = ({
  id,
  authUser,
  content,
  mentions,
  attachment,
  createdAt,
}: Post): Schemas['SharedPost'] => ({
  id,
  state: 'shown',
  authUser,
  content,
  mentions,
  attachment,
  createdAt,
});
