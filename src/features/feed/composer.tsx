import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent, type SyntheticEvent } from 'react';
import type { Schemas } from '@/api/contract';
import { errorMessage } from '@/api/errors';
import { UserAvatar } from '@/entities/user/user-avatar';
import { isBlank } from '@/lib/text/blank';
import { Button } from '@/ui/button/button';
import { useDraft } from '@/ui/draft/draft-store';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { useSettled } from '@/ui/lazy/use-settled';
import { mayMoveFocus } from '@/ui/focus/may-move-focus';
import { loadStyled } from '@/ui/theme/page-styles';
import { forgetSendName, sendNameOf } from '@/ui/send-name';
import { counted } from '@/lib/lists/counted';
import { takeComposerWish, useComposerWish } from './composer-wish';
import { MentionTextarea } from './mention-textarea';
import { useCreatePost } from './mutations';
import { partsPlace, textPlace } from './post/post-places';

const loadParts = () => loadStyled(() => import('./write/composer-parts'));
const longest = 5000;

/**
 * Writes a post. The draft outlives navigation, reload and a lost session; a failure says why, keeps the text, and a
 * retry carries the same name, so the server never keeps two.
 */
export function Composer({ user }: { user: Schemas['CurrentUser'] }) {
  const { text, write, settle } = useDraft(user.id, textPlace);
  const hasPartsDraft = useDraft(user.id, partsPlace).text !== '';
  const form = useRef<HTMLFormElement>(null);
  const [isBlankComplaint, setIsBlankComplaint] = useState(false);
  const messageId = useId();
  const settleSent = useRef(() => {});
  const create = useCreatePost(() => settleSent.current());
  const isTooLong = text.length > longest;

  // Nobody adds a picture at once; a draft with parts is whole only with their code.
  const isAlive = useSettled() !== null;
  const more = useLazyPart(loadParts, isAlive || hasPartsDraft);
  const [problem, setProblem] = useState<string | null>(null);

  const isWanted = useComposerWish((state) => state.isWanted);
  useEffect(() => {
    if (isWanted && takeComposerWish()) form.current?.querySelector('textarea')?.focus();
  }, [isWanted]);
  const focusText = () => form.current?.querySelector('textarea')?.focus();
  const send = () => {
    if (create.isPending || (hasPartsDraft && !more)) return;
    setIsBlankComplaint(isBlank(text));
    if (isTooLong || isBlank(text)) return focusText();
    const parts = more?.postPartsOf(user.id);
    const refused = parts && more?.partsProblem(parts);
    setProblem(refused ?? null);
    if (refused) return;
    const content = text.trim();
    const clientId = sendNameOf(user.id, textPlace, content + (parts && more ? more.signOf(parts) : ''));
    settleSent.current = () => {
      settle(text);
      if (parts) more?.settleParts(user.id, parts);
      forgetSendName(user.id, textPlace);
    };
    create.mutate(
      { body: (parts && more?.postBody(content, clientId, parts)) ?? { content, clientId } },
      { onSuccess: () => mayMoveFocus(form.current) && focusText() },
    );
  };
  const take = (files: FileList, event: SyntheticEvent) => {
    if (files.length === 0) return;
    event.preventDefault();
    setProblem(null);
    void more?.addPictures(user.id, [...files], setProblem);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const message = isBlankComplaint
    ? 'Write something first'
    : isTooLong
      ? `Your post is ${counted(text.length - longest, 'character')} too long`
      : (problem ?? (create.isError && `Couldn’t post: ${errorMessage(create.error)}. Your text is kept.`));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- takes pictures that are pasted or dropped; a button does the same
    <form
      aria-label="New post"
      ref={form}
      onSubmit={submit}
      onPaste={(event) => take(event.clipboardData.files, event)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event.dataTransfer.files, event)}
      className="border-line-subtle light:border-line bg-surface-1 shadow-edge light:shadow-xs mb-5 rounded-[14px] border p-3.5 md:px-4.5 md:pt-4 md:pb-3"
    >
      <div className="flex items-start gap-3">
        <UserAvatar user={user} size={40} isDecorative />
        <MentionTextarea
          label="Share a deal, a question or a lesson learned"
          value={text}
          onChange={(next) => {
            write(next);
            setIsBlankComplaint(false);
          }}
          onSubmit={send}
          describedBy={messageId}
          isInvalid={isBlankComplaint || isTooLong}
          className="min-w-0 flex-1 py-2 text-[16px]/6"
        />
      </div>
      {/* The room of what comes: the button is not moved from under the finger. */}
      {!more && text !== '' && <div aria-hidden className="mt-3 h-[78px] md:h-9" />}
      {more && (
        <more.ComposerParts
          userId={user.id}
          isBegun={text !== ''}
          failed={create.isError && text}
          posted={create.data}
          onDiscard={() => {
            write('');
            create.reset();
          }}
          onReady={() => setProblem((now) => (now === more.waitingText ? null : now))}
        />
      )}
      <p
        id={messageId}
        aria-live="polite"
        className="text-red-ink flex items-center gap-1.5 text-sm not-empty:mt-2"
      >
        {message && (
          <>
            <CircleAlert aria-hidden size={15} className="shrink-0" />
            {message}
          </>
        )}
      </p>
      <div className="mt-1 flex min-h-9 flex-wrap items-center justify-end gap-x-3 gap-y-2">
        {more && (
          <more.ComposerTools
            userId={user.id}
            length={text.length}
            longest={longest}
            onProblem={setProblem}
            onMention={() => {
              write(/(^|\s)$/.test(text) ? `${text}@` : `${text} @`);
              focusText();
            }}
          />
        )}
        <Button
          type="submit"
          size="sm"
          aria-disabled={isBlank(text) || undefined}
          isLoading={create.isPending}
          loadingLabel="Posting"
        >
          {create.isError ? 'Retry' : 'Post'}
        </Button>
      </div>
    </form>
  );
}
