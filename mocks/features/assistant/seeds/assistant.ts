import { uuidOf } from '../../../engine/db/table-definition';
import type { Tables } from '../../../engine/db/database';
import { answerTo } from '../answers/answers';
import { memberId } from '../../account/seeds/accounts';
import { before } from '../../../engine/seeds/moments';
import type { WorldSize } from '../../../engine/seeds/world-size';

/** What Hannah asked, oldest first, and how many days ago. */
const questions: readonly (readonly [days: number, text: string])[] = [
  [6, 'Hi Ava'],
  [6, 'What is the stamp duty on £180,000?'],
  [2, 'What does a let cost to run?'],
  [1, 'How does my deal look?'],
];

/** The figures of her first evaluation when she asked. */
const figuresThen = new Map([
  ['cashFlowPcm', 253.9],
  ['grossYield', 7.67],
  ['netYield', 5.63],
  ['roi', 4.22],
  ['icr', 185.86],
]);

export function seedAssistant(tables: Tables, now: Date, _size: WorldSize): void {
  const members = tables.user.all().filter(({ avaThreadId }) => avaThreadId !== null);
  tables.avaThread.addAll(
    members.map(({ id, avaThreadId, joinedAt }) => ({
      threadId: avaThreadId ?? '',
      ownerId: id,
      createdAt: joinedAt,
    })),
  );
  const evaluation = {
    uuid: uuidOf('evaluation', 1),
    title: 'your terrace at £180,000',
    strategy: 'btl' as const,
    nation: 'england' as const,
    isNamed: false,
    figureOf: (field: string) => figuresThen.get(field),
    plainOf: () => undefined,
    stepsOf: () => [],
  };
  const threadId = `thread_${memberId}`;
  questions.forEach(([days, text], index) => {
    const createdAt = before(now, { days, minutes: 40 - 5 * index });
    tables.avaMessage.add({ threadId, role: 'user', text, createdAt, helpful: null });
    const answer = answerTo({ text, firstName: 'Hannah', today: createdAt.slice(0, 10), evaluation });
    tables.avaMessage.add({ threadId, role: 'assistant', text: answer, createdAt, helpful: null });
  });
}
