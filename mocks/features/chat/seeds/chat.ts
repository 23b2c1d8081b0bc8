import { pairKeyOf } from '../activity/conversations';
import type { Tables } from '../../../engine/db/database';
import { uuidOf } from '../../../engine/db/table-definition';
import { memberId, newcomerId } from '../../account/seeds/accounts';
import { longThread } from './long-threads';
import { exchanges } from './small-talk';
import { longTalk, quotesIn, draftsOf, type Draft } from './drafts';
import type { Thread } from './thread';
import { memberThreads } from './threads';
import { before } from '../../../engine/seeds/moments';
import { Dice } from '../../../engine/seeds/random';
import type { WorldSize } from '../../../engine/seeds/world-size';

const conversationCount = 40;

interface Story {
  people: readonly number[];
  thread: Thread;
  drafts: Draft[];
  /** Which messages quote which; ids are known only when all are in order. */
  quotes: ReadonlyMap<Draft, Draft>;
}

/** 40 conversations, the demo member in the first 25. Messages are added oldest first, so that ids grow with time. */
export function seedConversations(tables: Tables, now: Date, size: WorldSize): void {
  const dice = new Dice(97);
  const mine = [longThread, ...memberThreads].map((thread) => ({
    people: [memberId, ...thread.with],
    thread,
  }));
  const stories = [...mine, ...othersThreads(tables, dice, conversationCount - mine.length)].map(
    ({ people, thread }, index): Story => {
      const drafts = draftsOf(tables, index + 1, people, thread, now, dice);
      return { people, thread, drafts: drafts, quotes: quotesIn(drafts, dice) };
    },
  );
  const [first] = stories;
  first?.drafts.unshift(...longTalk(first.people, first.drafts[0]?.createdAt ?? now.toISOString(), size));
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

function addConversation(tables: Tables, { people, thread, drafts }: Story, now: Date): void {
  const isGroup = people.length > 2;
  const createdAt = drafts[0]?.createdAt ?? before(now, { minutes: thread.age });
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
  const inOrder = stories
    .flatMap((story) => story.drafts)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0));
  const quoted = new Set(stories.flatMap((story) => [...story.quotes.values()]));
  const ids = new Map<Draft, number>();
  inOrder.forEach((message, place) => {
    if (quoted.has(message)) ids.set(message, place + 1);
  });
  for (const { quotes } of stories) {
    for (const [message, about] of quotes) message.replyToId = ids.get(about) ?? null;
  }
  tables.message.addAll(inOrder);
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
