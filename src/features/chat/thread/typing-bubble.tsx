import type { Conversation } from '../data/queries';
import { useTyping } from '../data/typing-store';
import { participantsOf } from '../data/queries';
import { typingLine } from '../wording';

/** Three dots while somebody types. */
export function TypingBubble({ conversation }: { conversation: Conversation }) {
  const typing = useTyping(conversation.id);
  const names = participantsOf(conversation)
    .filter(({ user }) => typing.includes(user.id))
    .map(({ user }) => user.fullName);
  return (
    <div role="status" className="shrink-0">
      {names.length > 0 && (
        <span className="bg-surface-3 mb-2 inline-flex gap-1 rounded-[18px] rounded-bl-[5px] px-3.75 py-3.25">
          <span className="sr-only">{typingLine(names)}</span>
          {['opacity-100', 'opacity-70', 'opacity-40'].map((look) => (
            <span key={look} aria-hidden className={`bg-ink-3 size-[7px] rounded-full ${look}`} />
          ))}
        </span>
      )}
    </div>
  );
}
