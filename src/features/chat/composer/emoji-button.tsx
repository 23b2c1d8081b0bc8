import { Smile } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { IconButton } from '@/ui/button/icon-button';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { showToast } from '@/ui/toast/toast';

const loadEmojiPicker = () => import('../emoji/emoji-picker');

interface EmojiButtonProps {
  userId: number;
  /** Where the text is written: it has the focus again once an emoji was chosen. */
  area: RefObject<HTMLTextAreaElement | null>;
  onChoose: (emoji: string) => void;
}

/** Opens the emoji, whose list comes with the first opening. */
export function EmojiButton({ userId, area, onChoose }: EmojiButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const part = useLazyPart(loadEmojiPicker, isOpen, () => {
    setIsOpen(false);
    showToast({
      kind: 'error',
      text: 'Couldn’t load the emoji. Check your connection and try again.',
    });
  });
  return (
    <>
      <IconButton
        ref={button}
        label="Add emoji"
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Smile aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
      {isOpen && part && (
        <part.EmojiPicker
          userId={userId}
          label="Add emoji"
          place={button}
          returnTo={area}
          onChoose={onChoose}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
