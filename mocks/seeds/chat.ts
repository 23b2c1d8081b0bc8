import { pairKeyOf } from '../conversations';
import type { Row, Tables } from '../db/database';
import { uuidOf } from '../db/document-table';
import { memberId, newcomerId } from './accounts';
import { attachmentsIn, textOf } from './chat-attachments';
import { exchanges, remarks } from './chat-small-talk';
import { memberThreads, type Thread } from './chat-threads';
import { before } from './moments';
import { Dice } from './random';
import type { WorldSize } from './world-size';

const conversationCount = 40;
/** Of the demo member's first conversation, before its last words. */
const remarkCount = { default: 88, large: 9990 } as const;
const minuteMs = 60_000;

type Draft = Omit<Row<'message'>, 'id'>;

/** A message before it has its id; a quotation names its place in the conversation. */
interface Told extends Draft {
  quotes: number | null;
}

interface Story {
  people: readonly number[];
  thread: Thread;
  told: Told[];
}

/** The conversation that is open for months: a deal that is talked over every day. */
const longThread: Thread = {
  with: [2],
  age: 6,
  unread: 2,
  deal: 3,
  mine: { pinned: true },
  lines: [
    '1 #evaluation 3|Ran it again with the new rent. What do you think?',
    '0 Better than I feared. Which refurbishment figure is in there?',
    '1 £21,400, so £3,000 more than on Monday. The roofer was honest.',
    '0 Then my ceiling is £168,000. After that it stops being a deal.',
    '1 Understood. I will ring the agent at two.',
    '1 They said yes to £167,500. Subject to survey, and off the market today.',
    '1 Are you there? 🙂',
  ],
};

/** 40 conversations, the demo member in the first 25. Messages are added oldest first, so that ids grow with time. */
export function seedConversations(tables: Tables, now: Date, size: WorldSize): void {
  const dice = new Dice(97);
  const mine = [longThread, ...memberThreads].map((thread) => ({
    people: [memberId, ...thread.with],
    thread,
  }));
  const stories = [...mine, ...othersThreads(tables, dice, conversationCount - mine.length)].map(
    ({ people, thread }, index): Story => ({
      people,
      thread,
      told: tellOf(index + 1, people, thread, now, dice),
    }),
  );
  const [first] = stories;
  if (first) first.told.unshift(...longTalk(first, size, now));
  for (const story of stories) addConversation(tables, story, now);
  fillMessages(tables, stories);
  stories.forEach((story, index) => addMembers(tables, story, index + 1, now));
}

/** Conversations among the others, each a short exchange of two. */
function othersThreads(tables: Tables, dice: Dice, count: number): { people: number[]; thread: Thread }[] {
  const ids = tables.user.all().flatMap(({ id }) => (id === memberId || id === newcomerId ? [] : [id]));
  const known = new Set<string>();
  const threads: { people: number[]; thread: Thread }[] = [];
  while (threads.length < count) {
    const [one, other] = [dice.pick(ids), dice.pick(ids)];
    if (one === other || known.has(pairKeyOf(one, other))) continue;
    known.add(pairKeyOf(one, other));
    const exchange = exchanges[threads.length % exchanges.length] ?? [];
    const lines = exchange.map((text, place) => `${place % 2} ${text}`);
    threads.push({ people: [one, other], thread: { with: [other], age: dice.between(30, 40_000), lines } });
  }
  return threads;
}

/** The messages of a thread, the last one `age` minutes ago. */
function tellOf(
  conversationId: number,
  people: readonly number[],
  { lines, age }: Thread,
  now: Date,
  dice: Dice,
): Told[] {
  let ago = age;
  const ages = lines
    .map(() => (ago += dice.chance(0.2) ? dice.between(40, 900) : dice.between(1, 9)))
    .toReversed();
  return lines.map((line, place) => {
    const [, speaker = '0', said = ''] = /^(\d) ([\s\S]*)$/.exec(line) ?? [];
    const senderId = people[Number(speaker)] ?? memberId;
    const isDeleted = said === '!deleted';
    // The ages begin a gap too early: the newest message is as old as the thread says.
    const minutes = (ages[place] ?? age) - ((ages.at(-1) ?? age) - age);
    const createdAt = before(now, { minutes });
    const listener = people.find((id) => id !== senderId) ?? memberId;
    return {
      ...silent,
      conversationId,
      senderId,
      content: isDeleted ? '' : textOf(said),
      clientId: `seed-${conversationId}-${place}`,
      attachments: attachmentsIn(said, senderId),
      quotes: place > 4 && dice.chance(0.12) ? place - dice.between(2, 4) : null,
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

const silent = { clientKey: null, replyToId: null } as const;
const unmarked = {
  attachments: [],
  reactions: [],
  quotes: null,
  pinned: false,
  editedAt: null,
  deletedAt: null,
};

/** What the two of the first conversation wrote before: remarks, several a day. */
function longTalk({ people, told }: Story, size: WorldSize, now: Date): Told[] {
  const count = remarkCount[size];
  const end = Date.parse(told[0]?.createdAt ?? now.toISOString());
  const gapMs = 53 * minuteMs;
  return Array.from({ length: count }, (_, place): Told => ({
    ...silent,
    ...unmarked,
    conversationId: 1,
    senderId: people[(place * 5 + Math.floor(place / 3)) % 2] ?? memberId,
    content: remarks[place % remarks.length] ?? '',
    clientId: `seed-talk-${place}`,
    createdAt: new Date(end - (count - place) * gapMs - (place % 7) * minuteMs).toISOString(),
  }));
}

function addConversation(tables: Tables, { people, thread, told }: Story, now: Date): void {
  const isGroup = people.length > 2;
  const createdAt = told[0]?.createdAt ?? before(now, { minutes: thread.age });
  tables.conversation.add({
    name: thread.name ?? null,
    isGroup,
    pairKey: isGroup ? null : pairKeyOf(people[0] ?? 0, people[1] ?? 0),
    dealRef: thread.deal === undefined ? null : uuidOf('evaluation', thread.deal),
    createdAt,
    updatedAt: createdAt,
  });
}

function fillMessages(tables: Tables, stories: readonly Story[]): void {
  // The long talk is in order and mostly older than the rest; sorting what is nearly sorted is cheap.
  const told = stories.flatMap((story) => story.told);
  const inOrder = told.toSorted((a, b) =>
    a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0,
  );
  const ids = new Map(inOrder.map((message, place) => [message, place + 1]));
  const byPlace = new Map(stories.map(({ told: messages }) => [messages[0]?.conversationId, messages]));
  tables.message.fill(
    inOrder.map(({ quotes, ...message }) => {
      const messages = quotes === null ? undefined : byPlace.get(message.conversationId);
      const quoted = messages?.at(quotes ?? 0);
      return { ...message, replyToId: (quoted && ids.get(quoted)) ?? null };
    }),
  );
}

function addMembers(tables: Tables, { people, thread }: Story, conversationId: number, now: Date): void {
  const { age, unread = 0, mine, hasLeft = false } = thread;
  const messages = tables.message.sortedBy('conversationId', conversationId, 'id');
  const newest = messages.at(-1)?.id ?? 0;
  const joinedAt = messages[0]?.createdAt ?? before(now, { minutes: age });
  const owner = people.length < 3 ? 0 : mine?.role === 'owner' ? people[0] : people[1];
  people.forEach((userId, place) => {
    const isDemo = userId === memberId;
    // The last one of a group has not looked in since yesterday.
    const isBehind = !isDemo && people.length > 2 && place === people.length - 1;
    const read = isDemo ? messages.at(-1 - unread) : isBehind ? messages.at(-4) : messages.at(-1);
    tables.conversationMember.add({
      conversationId,
      userId,
      muted: false,
      pinned: false,
      archived: false,
      isMarkedUnread: false,
      ...(isDemo && mine),
      role: userId === owner ? 'owner' : 'member',
      joinedAt,
      lastReadId: unread >= messages.length && isDemo ? 0 : (read?.id ?? 0),
      hiddenUpToId: 0,
      hiddenIds: [],
      leftAfterId: isDemo && hasLeft ? newest : null,
      isDeleted: messages.length === 0 && !isDemo,
    });
  });
}
