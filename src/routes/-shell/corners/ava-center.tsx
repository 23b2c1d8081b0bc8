// Other features meet here: the assistant lends the panel, evaluations the figures in her answers and their notes, the feed and
// the chat what is done with an answer. Loaded when Ava is approached.
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { NotebookPen, SendHorizontal, SquarePen } from 'lucide-react';
import { useMemo, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import type { AnswerUse, UsedAnswer } from '@/features/assistant/answer/answer-actions';
import { closeAva } from '@/entities/assistant/ava-store';
import { Ava } from '@/features/assistant/ava';
import { askAboutChanged } from '@/features/assistant/conversation/changed-question';
import { figuresIn, inPlainText, withSource } from '@/features/assistant/answer/spoken';
import { openSendText } from '@/features/chat/send-text';
import { changedFigures } from '@/features/evaluations/figure-link/changed-figures';
import { FigureLink } from '@/features/evaluations/figure-link/figure-link';
import { figureIn } from '@/lib/evaluation/formulas/figure-token';
import { useOpenEvaluation } from '@/features/evaluations/model/open-editor';
import { saveToNotes } from '@/features/evaluations/notes/save-to-notes';
import { wishForComposer } from '@/features/feed/composer-wish';
import { textPlace } from '@/features/feed/post/post-places';
import { useDrafts, keyOf } from '@/ui/draft/draft-store';
import { writeDraft } from '@/ui/draft/draft-parts';

/** Ava's conversation and panel for the signed-in person. */
export function AvaCenter(props: Omit<ComponentProps<typeof Ava>, 'renderFigure' | 'uses'>) {
  return <Ava {...props} renderFigure={renderFigure} uses={useAnswerUses(props.user.id)} />;
}

function renderFigure(token: string) {
  const figure = figureIn(token);
  return figure && <FigureLink {...figure} />;
}

const look = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

/** What can be done with an answer on this page: keep it with the deal, write a post of it, send it to somebody. */
function useAnswerUses(userId: number): readonly AnswerUse[] {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const open = useOpenEvaluation((state) => state.open);
  return useMemo(() => {
    /** Before other people read it, the answer's figures are compared with what they are now. */
    const whenCurrent = (act: (text: string) => void) => (answer: UsedAnswer) => {
      const goOn = () => act(answer.text);
      void changedFigures(queryClient, figuresIn(answer.text)).then((figures) =>
        figures.length === 0
          ? goOn()
          : askAboutChanged({ figures, onAskAgain: answer.askAgain, onGoOn: goOn }),
      );
    };
    const post = (text: string) => {
      // What is being written there stays; nothing is posted by itself.
      const begun = (useDrafts.getState().drafts[keyOf(userId, textPlace)]?.text ?? '').trimEnd();
      const added = withSource(inPlainText(text), text);
      if (!begun.includes(added)) writeDraft(userId, textPlace, `${begun && `${begun}\n\n`}${added}`);
      closeAva();
      void navigate({ to: '/' }).then(wishForComposer);
    };
    const notes: AnswerUse[] = open
      ? [
          {
            label: 'Save to notes',
            icon: <NotebookPen {...look} />,
            onUse: ({ text }) => {
              // Her panel would lie on the notes.
              flushSync(closeAva);
              saveToNotes(open.editor, 'Ava', inPlainText(text));
            },
          },
        ]
      : [];
    return [
      ...notes,
      { label: 'Post', icon: <SquarePen {...look} />, onUse: whenCurrent(post) },
      {
        label: 'Send to chat',
        icon: <SendHorizontal {...look} />,
        onUse: whenCurrent((text) => openSendText({ userId, text: withSource(inPlainText(text), text) })),
      },
    ];
  }, [navigate, open, userId, queryClient]);
}
