import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import type { Schemas } from '@/api/contract';
import { errorMessage, hasStatus } from '@/api/errors';
import { usePut } from '@/api/queries';
import { findPost, patchPost } from '@/entities/post/cache';
import { postQueries } from '@/entities/post/queries';
import { isBlank } from '@/lib/text/blank';
import { Button } from '@/ui/button/button';
import { FormAlert } from '@/ui/form/form-alert';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { MentionTextarea } from '../mention-textarea';

type Post = Schemas['Post'];

const longest = 5000;

/** Opens my post for other words. */
export function openEditPost(queryClient: QueryClient, post: Post): void {
  const id = `edit-post-${post.id}`;
  const written = { current: post.content };
  openModal({
    id,
    title: 'Edit post',
    size: 'md',
    isDirty: () => written.current !== post.content,
    content: (
      <EditPost
        post={findPost(queryClient, post.id) ?? post}
        onWrite={(text) => {
          written.current = text;
        }}
        onClose={() => closeModal(id)}
      />
    ),
  });
}

interface EditPostProps {
  post: Post;
  onWrite: (text: string) => void;
  onClose: () => void;
}

/** The words of a post to change. Whoever changed it elsewhere meanwhile is not overwritten unasked, and no text is lost. */
export function EditPost({ post, onWrite, onClose }: EditPostProps) {
  const queryClient = useQueryClient();
  const [text, setText] = useState(post.content);
  const [complaint, setComplaint] = useState<string | null>(null);
  const seen = useRef(post.editedAt);
  const latest = useRef(text);
  const sent = useRef(text);
  const form = useRef<HTMLFormElement>(null);
  const save = usePut('/posts/{id}', {
    onDone: (saved) => {
      if (saved) take(saved);
      // What was typed while it was being saved stays to be saved.
      if (latest.current === sent.current) return onClose();
      if (!saved) void readAgain().then(take, () => {}); // else the next save is refused, and says so
    },
  });
  const take = (now: Post) => {
    seen.current = now.editedAt;
    patchPost(queryClient, post.id, () => now);
  };
  const readAgain = () => queryClient.fetchQuery({ ...postQueries.one(post.id), staleTime: 0 });
  const tooMany = text.length - longest;
  const submit = () => {
    if (save.isPending) return;
    setComplaint(isBlank(text) ? 'Write something first' : null);
    if (isBlank(text) || tooMany > 0) return form.current?.querySelector('textarea')?.focus();
    const content = text.trim();
    if (content === post.content) return onClose();
    sent.current = text;
    save.mutate(
      { path: { id: post.id }, body: { content, editedAt: seen.current } },
      { onError: (error) => void explain(error) },
    );
  };
  const explain = async (error: Error) => {
    if (!hasStatus(error, 409))
      return setComplaint(`Couldn’t save: ${errorMessage(error)}. Your text is kept.`);
    try {
      const now = await readAgain();
      take(now);
      setComplaint(
        `This post has been changed elsewhere. It now says: “${now.content}” Your text is kept. Save again to replace it.`,
      );
    } catch {
      setComplaint('This post has been changed elsewhere. Your text is kept.');
    }
  };
  const message = complaint ?? (tooMany > 0 ? `Your post is ${tooMany} characters too long` : null);
  return (
    <form
      ref={form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
      className="flex flex-col gap-4"
    >
      {message !== null && <FormAlert text={message} />}
      <MentionTextarea
        label="Post text"
        value={text}
        onChange={(next) => {
          setText(next);
          latest.current = next;
          onWrite(next);
        }}
        onSubmit={submit}
        isInvalid={message !== null}
        className="border-line-control focus-within:border-primary min-h-32 rounded-[14px] border px-3 py-2.5"
      />
      <p className="text-ink-3 text-xs">
        Readers can see that you’ve edited a post, and its earlier versions.
      </p>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button type="submit" isLoading={save.isPending} loadingLabel="Saving">
          Save
        </Button>
      </div>
    </form>
  );
}
