import type { Subject } from '@/entities/assistant/ava-store';
import { isBlank } from '@/lib/text/blank';
import { useDraft } from '@/ui/draft/draft-store';
import { apart, withSubject } from '../conversation/messages';
import { noSubject, subjectDraft, textDraft } from '../conversation/question-drafts';

/**
 * The question that is being written, and what it is about: what was asked about where it was begun, until it is sent or emptied.
 * Both stay when the panel closes, when another page is opened and over a reload.
 * @param here what a question that begins now is about
 */
export function useQuestionDraft(userId: number, here: Subject | null) {
  const question = useDraft(userId, textDraft);
  const about = useDraft(userId, subjectDraft);
  const isBegun = !isBlank(question.text) && about.text !== '';
  return {
    text: question.text,
    subject: isBegun ? apart(about.text).subject : here,
    write: (text: string) => {
      if (isBlank(text)) about.write('');
      else if (!isBegun) about.write(withSubject(noSubject, here));
      question.write(text);
    },
    /** It is about nothing in particular from now on. */
    dropSubject: () => {
      if (isBegun) about.write(noSubject);
    },
  };
}
