import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import type { Schemas } from '@/api/contract';
import { errorMessage, hasStatus } from '@/api/errors';
import { refresh } from '@/api/queries';
import { isBlank } from '@/lib/text/blank';
import { Button } from '@/ui/button/button';
import { useEditDraft } from '@/ui/draft/edit-draft';
import { FormAlert } from '@/ui/form/form-alert';
import { useIsHere } from '@/ui/use-is-here';
import { counted } from '@/lib/lists/counted';
import { commentPaths, useDeleteComment, useUpdateComment } from './data/comment-mutations';
import { longestComment } from './data/comment-rules';
import { MentionTextarea } from '../mention-textarea';

/** Where a comment or reply of mine stands. */
export interface OwnPlace {
  postId: number;
  userId: number;
  /** The comment that a reply hangs under. */
  parentId?: number;
}

type Own = Pick<Schemas['Comment'], 'id' | 'content' | 'editedAt' | 'pin'>;

interface EditCommentProps {
  item: Own;
  place: OwnPlace;
  onClose: () => void;
}

const isText = (value: unknown) => typeof value === 'string';

/** Other words for a comment of mine. Whoever changed it elsewhere meanwhile is not overwritten unasked, and no text is lost. */
export function EditComment({ item, place, onClose }: EditCommentProps) {
  const queryClient = useQueryClient();
  const draft = useEditDraft(place.userId, `edit-comment:${item.id}`, { text: item.content }, isText);
  const [text, setText] = useState(draft.values.text);
  const [complaint, setComplaint] = useState<'empty' | 'changed' | Error | null>(
    draft.overtaken.length > 0 ? 'changed' : null,
  );
  const seen = useRef(item.editedAt);
  const sent = useRef({ text });
  const isHere = useIsHere();
  const save = useUpdateComment(place, (editedAt) => {
    if (editedAt !== undefined) seen.current = editedAt;
    // What was typed while it was being saved stays, here and on this device.
    if (draft.settle(sent.current) && isHere.current) onClose();
  });
  const tooMany = text.length - longestComment;
  const write = (next: string) => {
    setText(next);
    draft.keep({ text: next });
  };
  const close = () => {
    draft.discard();
    onClose();
  };
  const submit = () => {
    if (save.isPending) return;
    setComplaint(isBlank(text) ? 'empty' : null);
    if (isBlank(text) || tooMany > 0) return;
    const content = text.trim();
    if (content === item.content) return close();
    // Whoever has read what it says now, and saves again, means it.
    const editedAt = complaint === 'changed' ? item.editedAt : seen.current;
    sent.current = { text };
    save.mutate(
      { path: { id: place.postId, x: item.id }, body: { content, editedAt } },
      { onError: (error) => void explain(error) },
    );
  };
  const explain = async (error: Error) => {
    if (!hasStatus(error, 409)) return setComplaint(error);
    await refresh(queryClient, ...commentPaths(place));
    setComplaint('changed');
  };
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      {complaint !== null && <FormAlert text={complaintText(complaint, item.content)} />}
      <MentionTextarea
        label="Comment text"
        value={text}
        onChange={write}
        onSubmit={submit}
        isInvalid={complaint !== null || tooMany > 0}
        isFocusedFirst
        className="border-line-control bg-canvas focus-within:border-primary rounded-[14px] border px-3 py-1.5"
      />
      {tooMany > 0 && <p className="text-red-ink text-sm">{`${counted(tooMany, 'character')} too long`}</p>}
      <div className="flex gap-2">
        <Button type="submit" size="sm" isLoading={save.isPending} loadingLabel="Saving">
          Save changes
        </Button>
        <Button size="sm" variant="ghost" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function complaintText(complaint: 'empty' | 'changed' | Error, now: string): string {
  if (complaint === 'empty') return 'Write something first';
  if (complaint === 'changed') {
    return `This has been changed elsewhere. It now says: “${now}” Your text is kept. Save again to replace it.`;
  }
  return `Couldn’t save: ${errorMessage(complaint)}. Your text is kept.`;
}

interface OwnActsProps {
  item: Own;
  place: OwnPlace;
  onEdit: () => void;
  /** Has the focus after `Edit`. */
  edit: RefObject<HTMLButtonElement | null>;
}

const actClass = 'hover:text-ink touch-target relative min-h-6 font-semibold';

/** Edit and Delete of what I said; deleting asks once. */
export function OwnActs({ item, place, onEdit, edit }: OwnActsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const remove = useDeleteComment(place, item.pin?.field);
  const noun = place.parentId === undefined ? 'comment' : 'reply';
  if (!isAsking) {
    return (
      <>
        <button ref={edit} type="button" className={actClass} onClick={onEdit}>
          Edit <span className="sr-only">{`your ${noun}`}</span>
        </button>
        <button type="button" className={actClass} onClick={() => setIsAsking(true)}>
          Delete <span className="sr-only">{`your ${noun}`}</span>
        </button>
      </>
    );
  }
  const confirm = () => {
    const section = root.current?.closest<HTMLElement>('section');
    remove.mutate(
      { path: { id: place.postId, x: item.id } },
      { onSuccess: () => section?.focus({ preventScroll: true }), onError: () => setIsAsking(false) },
    );
  };
  return (
    <span ref={root} role="group" aria-label={`Delete this ${noun}?`} className="flex items-center gap-3.5">
      <span aria-hidden>{`Delete this ${noun}?`}</span>
      <button
        type="button"
        autoFocus
        disabled={remove.isPending}
        className="text-red-ink touch-target relative min-h-6 font-semibold"
        onClick={confirm}
      >
        Delete
      </button>
      <button type="button" className={actClass} onClick={() => setIsAsking(false)}>
        Cancel
      </button>
    </span>
  );
}
