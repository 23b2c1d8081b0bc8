import { ImagePlus, Paperclip, SendHorizontal, Vote, X } from 'lucide-react';
import { memo, useEffect, useId, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { isBlank } from '@/lib/text/blank';
import { tellTyping } from '@/realtime/chat/chat-typing';
import { IconButton } from '@/ui/button/icon-button';
import { Textarea } from '@/ui/input/textarea';
import { changeChosenCards, useChosenCards, type ChosenCard } from '../outbox/chosen-cards';
import type { UnsentFiles } from '../outbox/outbox-store';
import type { Message } from '../engine/thread';
import { messageLine } from '../wording';
import { AttachedList } from './attached-list';
import { CardButton } from './card-button';
import { ChosenCards } from './chosen-cards';
import { EmojiButton } from './emoji-button';
import { longestMessage } from './longest';
import { openPollQuestion } from './poll-question';
import { useAttached } from './use-attached';
import { useInsert } from './use-insert';
import { useKeptText } from './use-kept-text';
import { useMemberNames } from './use-member-names';

/** How often the others are told that one types, at most (the event's rule). */
const typingEveryMs = 3000;
/** Cards a message takes (the contract's limit). */
const mostCards = 5;

export interface ComposerProps {
  userId: number;
  conversationId: number;
  /** Whom one writes to, in a word: the field's placeholder. */
  to: string;
  /** Who can be called with an @; nobody between two. */
  people: readonly Schemas['Author'][];
  replyTo: Message | null;
  onCancelReply: () => void;
  onSend: (text: string, files: UnsentFiles, cards: readonly ChosenCard[]) => void;
  /** ↑ in an empty field. */
  onEditLast: () => void;
}

/**
 * Where a message is written. Enter sends, Shift+Enter begins a line; the text is a draft of its conversation until it is in the
 * outbox, and outlives everything.
 */
export const Composer = memo(function Composer(props: ComposerProps) {
  const { userId, conversationId, to, people, replyTo, onCancelReply, onSend, onEditLast } = props;
  const [text, write] = useKeptText(userId, `message:${conversationId}`);
  const files = useAttached(conversationId);
  const cards = useChosenCards(userId, conversationId);
  const area = useRef<HTMLTextAreaElement>(null);
  const saidAt = useRef(0);
  const note = useId();
  const tooMany = text.length - longestMessage;
  useEffect(() => {
    if (replyTo) area.current?.focus();
  }, [replyTo]);

  const ready = files.attached.flatMap(({ kind, file }) => (file ? [{ kind, file }] : []));
  const isNothing = isBlank(text) && ready.length === 0 && cards.length === 0;
  const send = () => {
    if (files.isWorking || tooMany > 0 || isNothing) return area.current?.focus();
    const of = (kind: 'image' | 'document') =>
      ready.filter((each) => each.kind === kind).map(({ file }) => file);
    onSend(text.trim(), { images: of('image'), documents: of('document') }, cards);
    write('');
    files.clear();
    changeChosenCards(userId, conversationId, () => []);
    saidAt.current = 0;
    area.current?.focus();
  };
  const removeCard = (card: ChosenCard) =>
    changeChosenCards(userId, conversationId, (now) =>
      now.filter(({ kind, refId }) => kind !== card.kind || refId !== card.refId),
    );
  const addCard = (card: ChosenCard) => {
    // A message asks one thing: another question takes its place.
    const isReplaced = (each: ChosenCard) =>
      each.kind === card.kind && (card.kind === 'poll' || each.refId === card.refId);
    changeChosenCards(userId, conversationId, (now) =>
      [...now.filter((each) => !isReplaced(each)), card].slice(-mostCards),
    );
    area.current?.focus();
  };
  const change = (next: string) => {
    write(next);
    if (isBlank(next) || Date.now() - saidAt.current < typingEveryMs) return;
    saidAt.current = Date.now();
    tellTyping(conversationId);
  };
  const insert = useInsert(area, text, change);
  const names = useMemberNames({ area, text, write: change, people });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // An Enter that ends the writing of a character sends nothing.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (names.hear(event.key)) {
      // a name was chosen, or the choice was moved
    } else if (event.key === 'Enter' && !event.shiftKey) send();
    else if (event.key === 'Escape' && replyTo) onCancelReply();
    else if (event.key === 'ArrowUp' && text === '' && !event.altKey) onEditLast();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- takes files that are dropped on it; the buttons do the same
    <form
      aria-label="New message"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take([...event.dataTransfer.files], files);
      }}
      className="border-line-control focus-within:border-primary bg-surface-1 mx-2.5 mt-1.5 mb-3 shrink-0 rounded-2xl border pt-3 pr-2.5 pb-2 pl-4 md:mx-6 md:mt-2 md:mb-5.5"
    >
      {replyTo && <Answered message={replyTo} onCancel={onCancelReply} />}
      <AttachedList attached={files.attached} onRemove={files.remove} />
      <ChosenCards cards={cards} onRemove={removeCard} />
      <div className="relative">
        {names.list}
        <Textarea
          {...names.field}
          ref={area}
          isBare
          aria-label={`Message ${to}`}
          placeholder={`Message ${to}`}
          aria-describedby={note}
          aria-invalid={tooMany > 0 || undefined}
          value={text}
          onChange={(event) => {
            change(event.target.value);
            names.moveTo(event.target.selectionStart);
          }}
          onBlur={() => names.moveTo(null)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const pasted = [...event.clipboardData.files];
            if (pasted.length === 0) return;
            event.preventDefault();
            take(pasted, files);
          }}
          className="max-h-[30dvh]! text-[16px]/[23px] md:text-[15px]/[23px]"
        />
      </div>
      <div className="mt-1.5 -ml-2 flex items-center gap-0.5">
        <FileButton label="Attach a document" onFiles={(chosen) => take(chosen, files, isDrawing)}>
          <Paperclip aria-hidden size={18} strokeWidth={1.75} />
        </FileButton>
        <FileButton label="Add photos" accept="image/*" onFiles={(chosen) => void files.addImages(chosen)}>
          <ImagePlus aria-hidden size={18} strokeWidth={1.75} />
        </FileButton>
        <EmojiButton userId={userId} area={area} onChoose={insert} />
        <CardButton isDisabled={cards.length >= mostCards} onPick={addCard} />
        <IconButton
          label="Ask “Would you buy?”"
          size="sm"
          disabled={cards.length >= mostCards}
          onClick={() => openPollQuestion({ userId, conversationId, onAsk: addCard })}
        >
          <Vote aria-hidden size={18} strokeWidth={1.75} />
        </IconButton>
        <p id={note} className="text-ink-3 min-w-0 flex-1 px-2 text-right text-xs">
          <span role="alert" className="text-red-ink">
            {tooMany > 0 ? `${tooMany} characters too long` : files.problem}
          </span>
          {tooMany <= 0 && files.problem === null && (
            <span className="max-md:sr-only">Press Enter to send</span>
          )}
        </p>
        <button
          type="submit"
          aria-label="Send"
          disabled={files.isWorking}
          aria-disabled={isNothing || undefined}
          className="bg-primary text-on-primary hover:bg-primary-hover disabled:bg-surface-3 disabled:text-ink-disabled aria-disabled:bg-surface-3 aria-disabled:text-ink-disabled aria-disabled:cursor-default touch-target relative grid h-[30px] w-[40px] place-items-center rounded-[9px]"
        >
          <SendHorizontal aria-hidden size={17} strokeWidth={1.75} />
        </button>
      </div>
    </form>
  );
});

const isPicture = ({ type }: File) => type.startsWith('image/');
/** It can carry scripts, so it goes as the picture that is drawn of it, never as it is. */
const isDrawing = ({ type }: File) => type.startsWith('image/svg');

/** Those files are pictures, the rest are documents; of what came by itself all that are some. */
function take(given: readonly File[], files: ReturnType<typeof useAttached>, isOne = isPicture): void {
  const images = given.filter(isOne);
  const documents = given.filter((file) => !isOne(file));
  if (images.length > 0) void files.addImages(images);
  if (documents.length > 0) files.addDocuments(documents);
}

function Answered({ message, onCancel }: { message: Message; onCancel: () => void }) {
  return (
    <div className="border-primary mb-2 flex items-center gap-2 border-l-2 pl-2.5 text-sm">
      <p className="min-w-0 flex-1">
        <span className="text-ink-2 block text-xs">
          Replying to <bdi>{message.sender.fullName}</bdi>
        </span>
        <span dir="auto" className="block truncate">
          {messageLine(message).slice(0, 200)}
        </span>
      </p>
      <IconButton size="sm" label="Cancel reply" onClick={onCancel}>
        <X aria-hidden size={15} />
      </IconButton>
    </div>
  );
}

interface FileButtonProps {
  label: string;
  accept?: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

function FileButton({ label, accept, onFiles, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={label}
        {...(accept !== undefined && { accept })}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file can be chosen again after it was taken out.
          event.target.value = '';
          onFiles(files);
        }}
      />
      <IconButton label={label} size="sm" onClick={() => input.current?.click()}>
        {children}
      </IconButton>
    </>
  );
}
