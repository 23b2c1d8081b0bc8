// How the lines of a thread become messages.
import type { Row, Tables } from '../../../engine/db/database';
import { memberId } from '../../account/seeds/accounts';
import { attachmentsIn, textOf } from './attachments';
import { remarks } from './small-talk';
import type { Thread } from './thread';
import { before } from '../../../engine/seeds/moments';
import type { Dice } from '../../../engine/seeds/random';
import type { WorldSize } from '../../../engine/seeds/world-size';

/** Of the demo member's first conversation, before its last words. */
const remarkCount = { default: 88, large: 9993 } as const;
const minuteMs = 60_000;

export type Draft = Omit<Row<'message'>, 'id'>;

/** The messages of a thread, the last one `age` minutes ago. */
export function draftsOf(
  tables: Tables,
  conversationId: number,
  people: readonly number[],
  { lines, age }: Thread,
  now: Date,
  dice: Dice,
): Draft[] {
  let ago = age;
  const ages = lines
    .map(() => (ago += dice.chance(0.2) ? dice.between(40, 900) : dice.between(1, 9)))
    .toReversed();
  return lines.map((line, place) => {
    const [, speaker = '0', text = ''] = /^(\d) ([\s\S]*)$/.exec(line) ?? [];
    const senderId = people[Number(speaker)] ?? memberId;
    const isDeleted = text === '!deleted';
    // The ages begin a gap too early: the newest message is as old as the thread says.
    const minutes = (ages[place] ?? age) - ((ages.at(-1) ?? age) - age);
    const createdAt = before(now, { minutes });
    const listener = people.find((id) => id !== senderId) ?? memberId;
    return {
      clientKey: null,
      replyToId: null,
      conversationId,
      senderId,
      content: isDeleted ? '' : textOf(text),
      clientId: `seed-${conversationId}-${place}`,
      attachments: attachmentsIn(tables, text, senderId),
      evaluationId: null,
      reactions:
        dice.chance(0.14) && !isDeleted
          ? [{ emoji: dice.pick(['👍', '😂', '🎉', '🙏']), userId: listener }]
          : [],
      pinned: people.length > 3 && place === 1,
      createdAt,
      editedAt: dice.chance(0.04) && !isDeleted ? createdAt : null,
      deletedAt: isDeleted ? createdAt : null,
    };
  });
}

const nothing: readonly never[] = [];

/** Which of these messages quote which; now and then, and never far back. */
export function quotesIn(drafts: readonly Draft[], dice: Dice): Map<Draft, Draft> {
  const quotes = new Map<Draft, Draft>();
  drafts.forEach((message, place) => {
    const quoted = place > 4 && dice.chance(0.12) ? drafts[place - dice.between(2, 4)] : undefined;
    if (quoted) quotes.set(message, quoted);
  });
  return quotes;
}

/** What the two of the first conversation wrote before: remarks, day and night, the last one just before `until`. */
export function longTalk(people: readonly number[], until: string, size: WorldSize): Draft[] {
  const count = remarkCount[size];
  const end = Date.parse(until);
  const gapMs = 53 * minuteMs;
  // Ten thousand of them: each is written out, which takes a fraction of spreading.
  return Array.from({ length: count }, (_, place): Draft => ({
    conversationId: 1,
    senderId: people[(place * 5 + Math.floor(place / 3)) % 2] ?? memberId,
    content: remarks[place % remarks.length] ?? '',
    clientId: `seed-talk-${place}`,
    clientKey: null,
    replyToId: null,
    attachments: nothing,
    evaluationId: null,
    reactions: nothing,
    pinned: false,
    createdAt: new Date(end - (count - place) * gapMs - (place % 7) * minuteMs).toISOString(),
    editedAt: null,
    deletedAt: null,
  }));
}
