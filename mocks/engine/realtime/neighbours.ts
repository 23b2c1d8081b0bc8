// The seed's members live a little: what the visitor writes is noticed.
import { reactTo, writeComment } from '../../features/feed/activity/activity';
import type { Row } from '../db/database';
import { connectedIds } from '../world/relations';
import type { World } from '../world/world';

const reactsAfterMs = 8000;
const commentsAfterMs = 13_000;

const remarks = [
  'Good to hear how it’s going. What’s the next step?',
  'Thanks for writing this up. I had the same on my second one.',
  'Interesting. Would you do it the same way again?',
  'I know someone who should read this.',
  'Well put. Let’s talk about it on Thursday.',
];

/** A moment after a member's post one of their connections reacts to it and then comments. */
export function answerNeighbourly(world: World, post: Readonly<Row<'post'>>): void {
  if (!world.isAlive || post.audience === 'me') return;
  const friends = [...connectedIds(world.db, post.authorId)].toSorted((a, b) => a - b);
  const friendId = friends[post.id % Math.max(1, friends.length)];
  const remark = remarks[post.id % remarks.length];
  if (friendId === undefined || remark === undefined) return;
  const unlessDeleted = (act: (current: Readonly<Row<'post'>>) => void) => () => {
    const current = world.db.post.get(post.id);
    if (current && world.isAlive) act(current);
  };
  world.later(
    reactsAfterMs,
    unlessDeleted((current) => reactTo(world, current, friendId, 'insightful')),
  );
  world.later(
    commentsAfterMs,
    unlessDeleted((current) => writeComment(world, current, friendId, { content: remark })),
  );
}
