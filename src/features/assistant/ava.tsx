import { useState, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { useAva } from '@/entities/assistant/ava-store';
import { InlineTokens, type RenderToken } from '@/ui/markdown/format/inline-tokens';
import type { AnswerUse } from './answer/answer-actions';
import { AvaPanel } from './panel/ava-panel';
import { Conversation } from './conversation/conversation';
import { NewTopicQuestion } from './topics/new-topic-question';
import { createPosition } from './panel/panel-position';
import { TopicList } from './topics/topic-list';
import { useConversation } from './conversation/use-conversation';
import { useSending } from './composer/use-sending';
import { useTopic } from './topics/use-topic';

interface AvaProps {
  user: Schemas['CurrentUser'];
  threadId: string | undefined;
  /** Asks for the thread while there is none yet. */
  findThread: () => Promise<string>;
  /** What a figure inside an answer is shown as. */
  renderFigure: RenderToken;
  /** What the rest of the product does with an answer. */
  uses?: readonly AnswerUse[] | undefined;
  onClose: () => void;
}

const noUses: readonly AnswerUse[] = [];

/** Ava for one member: the conversation lives as long as this does, the panel is in view while it is open. */
export function Ava({ user, renderFigure, uses = noUses, onClose, ...known }: AvaProps): ReactNode {
  const [place] = useState(createPosition);
  const isOpen = useAva((state) => state.isOpen);
  const asked = useAva((state) => state.asked);
  // Somebody who wishes to ask is shown the conversation, whatever was looked at before.
  const [looked, setLooked] = useState<{ view: 'chat' | 'asking' | 'topics'; at: number }>({
    view: 'chat',
    at: 0,
  });
  const view = looked.at === asked ? looked.view : 'chat';
  const setView = (next: typeof view) => setLooked({ view: next, at: asked });
  // Each return to the conversation takes the focus to its field, as a wish to ask does.
  const [returns, setReturns] = useState(0);
  const goBack = () => {
    setView('chat');
    setReturns((count) => count + 1);
  };
  const topic = useTopic(known, goBack);
  const [firstName = user.fullName] = user.fullName.split(' ');
  const said = useConversation({
    userId: user.id,
    chat: topic.chat,
    threadId: topic.threadId,
    isOpen,
    firstName,
  });
  const sending = useSending(user.id, topic.chat, topic.threadOf);
  if (!isOpen) return null;
  const isBegun = said.messages.some(({ role }) => role === 'user');
  return (
    <InlineTokens value={renderFigure}>
      <AvaPanel
        place={place}
        isListing={view === 'topics'}
        onNewTopic={() => (isBegun ? setView('asking') : goBack())}
        onTopics={() => (view === 'topics' ? goBack() : setView('topics'))}
        onClose={onClose}
      >
        {view === 'topics' ? (
          <TopicList threadId={topic.threadId} onChoose={topic.goTo} />
        ) : (
          <Conversation
            user={user}
            chat={topic.chat}
            said={said}
            sending={sending}
            uses={uses}
            wish={asked + returns}
            question={
              view === 'asking' && (
                <NewTopicQuestion
                  isWaiting={said.isWaiting}
                  isBeginning={topic.isBeginning}
                  onBegin={topic.begin}
                  onKeep={goBack}
                />
              )
            }
          />
        )}
      </AvaPanel>
    </InlineTokens>
  );
}
