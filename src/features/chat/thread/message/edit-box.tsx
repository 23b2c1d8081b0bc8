import { useState } from 'react';
import { isBlank } from '@/lib/text/blank';
import { Button } from '@/ui/button/button';
import { useEditDraft } from '@/ui/draft/edit-draft';
import { Textarea } from '@/ui/input/textarea';
import { editPlace } from '@/features/chat/data/message-writes';
import type { Message } from '@/features/chat/engine/thread';
import { longestMessage } from '@/features/chat/composer/longest';
import type { Editing, ThreadActions } from '../actions/thread-actions';

const isText = (value: unknown) => typeof value === 'string';

interface EditBoxProps {
  message: Message;
  userId: number;
  editing: Editing;
  acts: ThreadActions;
}

/** The `ref` of a field that takes the focus as it appears, with the cursor after its text. */
function focusAtEnd(area: HTMLTextAreaElement | null) {
  area?.focus();
  area?.setSelectionRange(area.value.length, area.value.length);
}

/** A message of mine in the writing: Enter saves, Escape leaves it as it was. */
export function EditBox({ message, userId, editing, acts }: EditBoxProps) {
  // Kept while it is out of view, and until the server has it; an emptied box is not filled again.
  const draft = useEditDraft(userId, editPlace(message.id), { content: message.content }, isText);
  const [text, setText] = useState(draft.isRestored ? draft.values.content : editing.text);
  const save = () => {
    if (isBlank(text) || text.length > longestMessage) return;
    const content = text.trim();
    if (content === message.content) return cancel();
    draft.keep({ content });
    acts.save(message, content);
  };
  const cancel = () => {
    draft.discard();
    acts.cancelEdit();
  };
  return (
    <form
      aria-label="Edit message"
      className="w-[min(420px,70vw)]"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Textarea
        ref={focusAtEnd}
        isBare
        aria-label="Message"
        value={text}
        maxLength={longestMessage}
        onChange={(event) => {
          setText(event.target.value);
          draft.keep({ content: event.target.value });
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') cancel();
          else if (event.key === 'Enter' && !event.shiftKey) save();
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      {draft.overtaken.length > 0 && (
        <p className="text-amber-ink mt-1 text-sm wrap-anywhere">
          {`This message was changed elsewhere. It now says: “${draft.base.content}” Saving replaces that text.`}
        </p>
      )}
      {editing.problem !== null && (
        <p role="alert" className="text-red-ink mt-1 text-sm">{`Couldn’t save: ${editing.problem}`}</p>
      )}
      <div className="mt-2 flex justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" size="sm" disabled={isBlank(text)}>
          Save
        </Button>
      </div>
    </form>
  );
}
