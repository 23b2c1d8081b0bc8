import type { Schema } from '../../../engine/contract/contract';
import type { Tables } from '../../../engine/db/database';
import { memberId, newcomerId } from '../../account/seeds/accounts';
import { shortlyAfter } from '../../../engine/seeds/moments';
import type { Topic } from './post-texts';
import { Dice } from '../../../engine/seeds/random';

type Type = Schema<'ReactionType'>;

const fitting: Record<Topic, readonly Type[]> = {
  buying: ['like', 'like', 'congrats', 'interested', 'would_buy', 'too_dear'],
  refurb: ['like', 'like', 'congrats', 'insightful'],
  lending: ['like', 'insightful', 'insightful', 'interested'],
  auction: ['like', 'congrats', 'would_buy', 'too_dear', 'interested'],
  hmo: ['like', 'congrats', 'insightful'],
  epc: ['like', 'insightful', 'insightful'],
  tax: ['insightful', 'insightful', 'like'],
  tenants: ['like', 'like', 'insightful', 'congrats'],
  scotland: ['like', 'insightful', 'interested'],
  wales: ['like', 'insightful'],
  life: ['like', 'like', 'congrats'],
};

/** What somebody would pay, in £; two of three who would buy say so. */
function priceOf(type: Type, postId: number, userId: number): number | null {
  if (type !== 'would_buy' || userId % 3 === 0) return null;
  return 118_000 + ((userId * 37 + postId * 11) % 48) * 1250;
}

export function seedReactions(tables: Tables, topics: ReadonlyMap<number, Topic>, now: Date): void {
  const dice = new Dice(71);
  const members = tables.user.all().flatMap(({ id }) => (id === newcomerId ? [] : [id]));
  const newest = Math.max(...tables.post.all().map(({ id }) => id));
  for (const post of tables.post.all()) {
    const most = Math.min(28, 3 + (newest - post.id));
    const least = post.authorId === memberId ? Math.ceil(most / 2) : 0;
    const people = dice.shuffled(members).slice(0, dice.between(least, most));
    for (const userId of people) {
      if (userId === post.authorId) continue;
      const type = dice.pick(fitting[topics.get(post.id) ?? 'life']);
      const createdAt = shortlyAfter(post.createdAt, now, 2800, dice.roll());
      tables.reaction.add({
        postId: post.id,
        userId,
        type,
        price: priceOf(type, post.id, userId),
        createdAt,
      });
    }
  }
}
