import { Sparkles } from 'lucide-react';
import { askAva, type Subject } from '@/entities/assistant/ava-store';
import { isBlank } from '@/lib/text/blank';
import { Button } from '@/ui/button/button';
import { keyOf, put, useDrafts } from '@/ui/draft/draft-store';
import { noSubject, subjectDraft, textDraft } from '../conversation/question-drafts';

const icon = <Sparkles aria-hidden size={16} strokeWidth={1.75} />;

interface AskAvaProps {
  subject: Subject;
  /** As small as a link beside other acts; else as wide as its place. */
  isSmall?: boolean | undefined;
}

/** Opens Ava's panel with what a page is about. */
export function AskAva({ subject, isSmall = false }: AskAvaProps) {
  const look = isSmall ? ({ size: 'sm' } as const) : { isFullWidth: true };
  return (
    <Button variant="ava" icon={icon} {...look} onClick={() => askAva(subject)}>
      Ask Ava about this
    </Button>
  );
}

/** Opens Ava's panel with words that found nothing, ready to be sent; what is being written there stays. */
export function AskAvaInWords({ userId, words }: { userId: number; words: string }) {
  const ask = () => {
    const key = keyOf(userId, textDraft);
    if (isBlank(useDrafts.getState().drafts[key]?.text ?? '')) {
      put(key, words);
      put(keyOf(userId, subjectDraft), noSubject);
    }
    askAva(null);
  };
  return (
    <Button variant="ava" icon={icon} onClick={ask}>
      Ask Ava
    </Button>
  );
}
