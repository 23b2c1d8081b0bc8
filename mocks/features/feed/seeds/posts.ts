import type { Schema } from '../../../engine/contract/contract';
import type { Row, Tables } from '../../../engine/db/database';
import { connectedIds } from '../../../engine/world/relations';
import { memberId, newcomerId } from '../../account/seeds/accounts';
import { attachmentFor } from './attachments';
import { lettingPosts } from './letting-texts';
import { plain, seedPostExtras } from './extras';
import { morePosts } from './more-texts';
import { before } from '../../../engine/seeds/moments';
import { dealPosts, type PostText, type Topic } from './post-texts';
import { Dice } from '../../../engine/seeds/random';
import { fillIn } from '../../../engine/seeds/wording';

const postCount = 180;
const attachmentEvery = 5;
/** Here the demo member's posts stand at places of their own, and friends mention her. */
const recentPosts = 70;

/** Outcodes of Scotland and Wales, for what only people there would write. */
const home = new Map<Topic, RegExp>([
  ['scotland', /^(EH|G|AB|IV)\d/],
  ['wales', /^(CF|LL|SA|NP)\d/],
]);

/** Minutes since the newest post, growing: a handful today and yesterday, then ever fewer a day. */
function ageInMinutes(index: number): number {
  if (index < 7) return [4, 26, 71, 148, 247, 390, 555][index] ?? 0;
  return Math.round(555 + (index - 6) * 125 + (index - 6) ** 2 * 9.2);
}

/**
 * About where the demo member's recent posts stand, counted from the newest, so that others have something of hers to
 * answer this week and the weeks before.
 */
const memberPositions = [9, 13, 18, 25, 33, 42, 52, 63];

/** The texts in an order that mixes the subjects; the second round keeps it, so that no text comes again nearby. */
function postOrder(dice: Dice): PostText[] {
  const round = dice.shuffled([...dealPosts, ...lettingPosts, ...morePosts]);
  return [...round, ...round].slice(0, postCount);
}

/** The places of the demo member's recent posts: the next ones whose texts she could have written. */
function memberIndexesIn(posts: readonly PostText[], roles: readonly string[]): Set<number> {
  const places = new Set<number>();
  for (const wanted of memberPositions) {
    const place = posts.findIndex(
      ({ by, topic }, index) =>
        index >= wanted &&
        !places.has(index) &&
        !home.has(topic) &&
        (by === undefined || by.some((role) => roles.includes(role))),
    );
    if (place >= 0) places.add(place);
  }
  return places;
}

/** Fills the table, oldest post first, so that ids grow with time. Returns what each post is about. */
export function seedPosts(tables: Tables, now: Date): Map<number, Topic> {
  const dice = new Dice(37);
  const members = tables.user.all().filter(({ id }) => id !== newcomerId);
  const topics = new Map<number, Topic>();
  const others = members.filter(({ id }) => id !== memberId);
  const friends = connectedIds(tables, memberId);
  const order = postOrder(dice);
  const memberIndexes = memberIndexesIn(order, tables.user.get(memberId)?.roles ?? []);
  const memberTexts = new Set([...memberIndexes].map((index) => order[index]));
  const posts = order.map((entry, index) => ({ entry, index }));
  const authors = new Map<PostText, number>();
  // No author repeats a text, and recent mentions come from the demo member's connections.
  const writers = (entry: PostText, index: number) => {
    const isOthers = index < recentPosts || memberTexts.has(entry);
    const free = (isOthers ? others : members).filter(({ id }) => id !== authors.get(entry));
    const isMention = index < recentPosts && entry.text.includes('{mention}');
    return isMention ? free.filter(({ id }) => friends.has(id)) : free;
  };
  for (const { entry, index } of posts.toReversed()) {
    const author = memberIndexes.has(index)
      ? { id: memberId }
      : dice.pick(authorsFor(entry, writers(entry, index)));
    authors.set(entry, author.id);
    const { id } = tables.post.add({
      authorId: author.id,
      content: fillIn(entry.text, entry.topic, dice, friendOf(tables, author.id, dice)),
      audience: dice.chance(0.08) ? 'connections' : 'members',
      tags: [entry.topic],
      attachment: attachmentOf(tables, entry, index),
      ...plain,
      clientKey: null,
      createdAt: before(now, { minutes: ageInMinutes(index) }),
      editedAt: dice.chance(0.05) ? before(now, { minutes: ageInMinutes(index) - 2 }) : null,
    });
    topics.set(id, entry.topic);
  }
  seedPostExtras(tables, now);
  return topics;
}

function authorsFor(entry: PostText, members: readonly Readonly<Row<'user'>>[]) {
  const { by, topic } = entry;
  const suits = (member: Readonly<Row<'user'>>) =>
    by === undefined || member.roles.some((role) => by.includes(role));
  const isHome = (member: Readonly<Row<'user'>>) => home.get(topic)?.test(member.outcode ?? '') ?? true;
  const locals = members.filter(isHome);
  const suitable = locals.filter(suits);
  return suitable.length > 0 ? suitable : locals;
}

/** Whom this member might mention: somebody they know, and gladly the demo member. */
function friendOf(tables: Tables, userId: number, dice: Dice): string {
  const friends = [...connectedIds(tables, userId)];
  const drawn = friends.length > 0 ? dice.pick(friends) : 1;
  const isHannah = dice.chance(0.8) && friends.includes(memberId);
  return tables.user.get(isHannah ? memberId : drawn)?.username ?? '';
}

function attachmentOf(tables: Tables, entry: PostText, index: number): Schema<'Attachment'> | null {
  if (index % attachmentEvery !== 1) return null;
  return attachmentFor(tables, entry.topic, Math.floor(index / attachmentEvery));
}
