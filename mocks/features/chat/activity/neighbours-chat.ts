// Whom the visitor writes to reads it, types, and answers.
import { quoteLineAt } from '@/lib/evaluation/inputs/quote-lines';
import { readUpTo, sendMessage } from './chat-activity';
import { presentMembers, isBlocked, type MessageRow } from './conversations';
import { pollOf, quoteIn } from '../deals';
import { answerQuote, vote } from '../quotes';
import type { World } from '../../../engine/world/world';
import { tellTyping } from './typing';

const readsAfterMs = 2500;
const typesAfterMs = 4000;
const answersAfterMs = 7500;
const quoteHoldsMs = 28 * 24 * 3_600_000;

const answers = [
  'Thanks, that helps. Let me look at the numbers tonight.',
  'Good question. I’d ask the agent for the last two rent increases first.',
  'Yes, Thursday works for me. Shall we say half past ten?',
  'I had the same with my second one: get the survey before you negotiate.',
  'Send me the floor plan and I’ll tell you what the rooms would let for.',
  'Understood. I’ll come back to you once I’ve spoken to the broker.',
];

/** What an asked neighbour would quote, by the unit of the line. */
const quoted = { pounds: 1150, 'pounds-a-year': 240, percent: 5, 'percent-a-month': 0.8 } as const;

/** Votes on a poll, gives a quote; false for a message that asks for neither. */
function answerCard(world: World, messageId: number, userId: number): boolean {
  const message = world.db.message.get(messageId);
  if (message === undefined) return false;
  if (pollOf(message)) {
    vote(world, message, userId, userId % 3 === 0 ? 'no' : 'yes');
    return true;
  }
  const quote = quoteIn(message);
  const line = quote && quoteLineAt(quote.line);
  if (quote?.status !== 'asked' || line === undefined) return false;
  const until = new Date(world.clock.now().getTime() + quoteHoldsMs).toISOString().slice(0, 10);
  const note = 'Everything you need for this one is in it.';
  answerQuote(world, message, userId, { amount: quoted[line.unit], note, validUntil: until });
  return true;
}

/** A while after a member's message one of the others answers, unless the conversation or the message went away. */
export function answerMessage(world: World, message: MessageRow): void {
  if (!world.isAlive) return;
  const { conversationId, senderId, id } = message;
  const others = presentMembers(world.db, conversationId).filter(({ userId }) => userId !== senderId);
  // Members with a window of their own answer for themselves.
  const simulated = others.filter(({ userId }) => !world.hub.hasSocketOf(userId));
  const answerer = simulated[id % Math.max(1, simulated.length)];
  const content = answers[id % answers.length];
  if (answerer === undefined || content === undefined) return;
  const unlessGone = (act: () => void) => () => {
    const conversation = world.db.conversation.get(conversationId);
    const current = world.db.message.get(id);
    const isGone = conversation === undefined || current === undefined || current.deletedAt !== null;
    if (world.isAlive && !isGone && !isBlocked(world.db, conversation)) act();
  };
  world.later(
    readsAfterMs,
    unlessGone(() => readUpTo(world, answerer, id)),
  );
  world.later(
    typesAfterMs,
    unlessGone(() => tellTyping(world, conversationId, answerer.userId)),
  );
  world.later(
    answersAfterMs,
    unlessGone(() => {
      if (answerCard(world, id, answerer.userId)) return;
      sendMessage(world, conversationId, answerer.userId, { content, clientId: `answer-${id}` });
    }),
  );
}
