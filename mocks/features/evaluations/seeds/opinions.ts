// Requests for blind second opinions: one that three have answered, one that is still open.
import { opinionFiguresOf, ownersFigure, type OpinionFigure } from '@/lib/evaluation/judgement/opinions';
import { pairKeyOf } from '../../chat/activity/conversations';
import type { Tables } from '../../../engine/db/database';
import { uuidOf } from '../../../engine/db/table-definition';
import { memberId } from '../../account/seeds/accounts';
import { connectedIds } from '../../../engine/world/relations';
import { before } from '../../../engine/seeds/moments';

interface Asked {
  deal: number;
  message: string;
  /** How many were asked, and how far each answer lies from what the owner reckons. */
  people: number;
  answers: readonly { factor: number; note: string }[];
  daysAgo: number;
  isClosed: boolean;
}

const all: readonly Asked[] = [
  {
    deal: 12,
    message: 'You know these streets: what would you reckon before I offer?',
    people: 3,
    answers: [
      { factor: 0.94, note: 'The end nearest the ground is slower to let. Match days put people off.' },
      { factor: 1.02, note: '' },
      { factor: 0.98, note: 'Allow for the lintels, they’re tired all along that side.' },
    ],
    daysAgo: 9,
    isClosed: true,
  },
  {
    deal: 13,
    message: 'A quick one: what would it let for, and what would the works cost you?',
    people: 2,
    answers: [{ factor: 1.04, note: 'Two minutes from the tram, that’s worth £25 a month.' }],
    daysAgo: 2,
    isClosed: false,
  },
];

/** People say round figures: rents to £25, the rest to £500. */
const roundly = (figure: OpinionFigure, pounds: number): number => {
  const step = figure === 'rent' ? 25 : 500;
  return Math.round(pounds / step) * step;
};

export function seedOpinions(tables: Tables, now: Date): void {
  const friends = [...connectedIds(tables, memberId)]
    .toSorted((a, b) => a - b)
    .flatMap((userId) => {
      const talk = tables.conversation.first('pairKey', pairKeyOf(memberId, userId));
      return talk ? [{ userId, conversationId: talk.id }] : [];
    });
  for (const { deal: n, message, people, answers, daysAgo, isClosed } of all) {
    const deal = tables.evaluation.get(uuidOf('evaluation', n));
    if (!deal) continue;
    const reckoned = opinionFiguresOf(deal.primary).map(
      (figure) => [figure, ownersFigure(deal.inputs, deal.primary, figure)] as const,
    );
    const asked = friends.slice(0, people);
    tables.evaluationOpinion.add({
      evaluationId: deal.id,
      figures: reckoned.map(([figure]) => figure),
      message,
      asked,
      answers: answers.flatMap(({ factor, note }, index) => {
        const person = asked[index];
        if (!person) return [];
        const estimates = Object.fromEntries(
          reckoned.map(([figure, pounds]) => [figure, roundly(figure, (pounds ?? 10_000) * factor)]),
        );
        const at = before(now, { days: daysAgo - 1 - index, hours: 3 + index });
        return [{ userId: person.userId, estimates, note, isBlind: true, at, changedAt: null }];
      }),
      reckoned: Object.fromEntries(reckoned),
      createdAt: before(now, { days: daysAgo }),
      closedAt: isClosed ? before(now, { days: daysAgo - 4 }) : null,
    });
  }
}
