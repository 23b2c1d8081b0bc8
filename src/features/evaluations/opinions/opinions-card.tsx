import { useQueryClient } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { useEffect } from 'react';
import { refresh } from '@/api/queries';
import { opinionFiguresOf } from '@/lib/evaluation/judgement/opinions';
import { listenToChat } from '@/realtime/chat/chat-news';
import { Button } from '@/ui/button/button';
import { useEditor, useEvaluation } from '../page/editor/editor-context';
import { ResultCard } from '../page/results/result-card';
import { openAskOpinion } from './ask-opinion-form';
import { OpinionRound } from './opinion-round';

/** The owner asks connections what they reckon before they see the owner's figures, and reads what came of it. */
export function OpinionsCard() {
  const { isReadOnly } = useEvaluation();
  const deal = useEditor(({ saved }) => saved);
  const queryClient = useQueryClient();
  const { id, propertyId, opinions, primary, isPublished } = deal;
  const isOpen = opinions.some(({ status }) => status === 'open');
  // The page may have been opened by the id of the property.
  useEffect(() => {
    if (!isOpen) return;
    const paths = [id, ...(propertyId === null ? [] : [propertyId])].map((each) => `/evaluations/${each}`);
    return listenToChat(({ type }) => {
      if (type === 'anything') void refresh(queryClient, ...paths);
    });
  }, [queryClient, isOpen, id, propertyId]);
  // Nobody can be asked from here, and nothing came of it.
  if (isReadOnly && opinions.length === 0) return null;
  return (
    <ResultCard title="Second opinions" answer="Estimates made before seeing yours">
      {opinions.length === 0 && (
        <p className="text-sm text-pretty text-ink-2">
          {`Up to three connections estimate ${words(opinionFiguresOf(primary), primary)} before they see your figures.`}
          {isPublished &&
            ' This deal is published, so all members can see its returns. To ask for opinions, unpublish it first: open Share and choose Post.'}
        </p>
      )}
      <ul className="flex flex-col gap-6">
        {opinions.map((opinion) => (
          <li
            key={opinion.id}
            className="min-w-0 not-first:border-t not-first:border-line-subtle not-first:pt-6"
          >
            <OpinionRound opinion={opinion} />
          </li>
        ))}
      </ul>
      {!isReadOnly && !isOpen && !isPublished && (
        <Button
          size="sm"
          variant="outline"
          className="mt-4 print:hidden"
          icon={<Users aria-hidden size={15} />}
          onClick={() => openAskOpinion(deal)}
        >
          Ask for a second opinion
        </Button>
      )}
    </ResultCard>
  );
}

const shortNames = { rent: 'the rent', gdv: 'the value', refurb: 'the works' } as const;
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const words = (figures: ReturnType<typeof opinionFiguresOf>, primary: Strategy) =>
  list.format(
    figures.map((figure) => (figure === 'gdv' && primary === 'flip' ? 'the sale price' : shortNames[figure])),
  );
