import type { Row, Tables } from '../db/database';
import { connectedIds } from '../relations';
import { memberId, newcomerId } from './accounts';
import { attachmentFor } from './feed-attachments';
import { lettingPosts } from './feed-letting-texts';
import { plain, seedPostExtras } from './feed-extras';
import { before } from './moments';
import { dealPosts, type PostText, type Topic } from './feed-post-texts';
import { Dice } from './random';
import { fillIn } from './wording';

const postCount = 180;
const attachmentEvery = 5;
/** The top of the feed is what others wrote, not the demo member. */
const newestByOthers = 8;

/** Minutes since the newest post, growing: a handful today and yesterday, then ever fewer a day. */
function ageInMinutes(index: number): number {
  if (index < 7) return [4, 26, 71, 148, 247, 390, 555][index] ?? 0;
  return Math.round(555 + (index - 6) * 125 + (index - 6) ** 2 * 9.2);
}

/** The texts, each once, in an order that mixes the subjects; the next round only when all were told. */
function tellingOrder(dice: Dice): PostText[] {
  const texts = [...dealPosts, ...lettingPosts];
  const rounds: PostText[] = [];
  while (rounds.length < postCount) rounds.push(...dice.shuffled(texts));
  return rounds.slice(0, postCount);
}

/** Fills the table, oldest post first, so that ids grow with time. Returns what each post is about. */
export function seedPosts(tables: Tables, now: Date): Map<number, Topic> {
  const dice = new Dice(37);
  const members = tables.user.all().filter(({ id }) => id !== newcomerId);
  const topics = new Map<number, Topic>();
  const told = tellingOrder(dice).map((entry, index) => ({ entry, index }));
  for (const { entry, index } of told.toReversed()) {
    const others = members.filter(({ id }) => id !== memberId);
    const author = dice.pick(authorsFor(entry, index < newestByOthers ? others : members));
    const { id } = tables.post.add({
      authorId: author.id,
      content: fillIn(entry.text, entry.topic, dice, friendOf(tables, author.id, dice)),
      audience: dice.chance(0.08) ? 'connections' : 'members',
      tags: [entry.topic],
      attachment: attachmentJson(tables, entry, index),
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

/** Outcodes of Scotland and Wales, for what only people there would write. */
const home = new Map<Topic, RegExp>([
  ['scotland', /^(EH|G|AB|IV)\d/],
  ['wales', /^(CF|LL|SA|NP)\d/],
]);

function authorsFor(entry: PostText, members: readonly Readonly<Row<'user'>>[]) {
  const { by, topic } = entry;
  const suits = (member: Readonly<Row<'user'>>) =>
    by === undefined || member.roles.some((role) => by.includes(role));
  const isHome = (member: Readonly<Row<'user'>>) => home.get(topic)?.test(member.outcode ?? '') ?? true;
  const locals = members.filter(isHome);
  const suitable = locals.filter(suits);
  return suitable.length > 0 ? suitable : locals;
}

/** Whom this member might mention: somebody they know. */
function friendOf(tables: Tables, userId: number, dice: Dice): string {
  const friends = [...connectedIds(tables, userId)];
  const friend = tables.user.get(friends.length > 0 ? dice.pick(friends) : 1);
  return friend?.username ?? '';
}

function attachmentJson(tables: Tables, entry: PostText, index: number): string | null {
  if (index % attachmentEvery !== 1) return null;
  const attachment = attachmentFor(tables, entry.topic, Math.floor(index / attachmentEvery));
  return attachment === null ? null : JSON.stringify(attachment);
}
