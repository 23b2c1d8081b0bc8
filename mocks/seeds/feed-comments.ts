import type { Tables } from '../db/database';
import { newcomerId } from './accounts';
import { anyComment, commentTexts, replyTexts } from './feed-comment-texts';
import { seedCommentExtras } from './feed-extras';
import { shortlyAfter } from './moments';
import type { Topic } from './feed-post-texts';
import { Dice } from './random';
import { fillIn } from './wording';

const commentCount = 900;
const replyShare = 0.3;
/** So new that few have answered yet. */
const newestPosts = 8;

/** Gives out texts in a shuffled order and starts again only when all were given. */
class Pack {
  readonly #dice: Dice;
  readonly #texts: readonly string[];
  #left: string[] = [];

  constructor(dice: Dice, texts: readonly string[]) {
    this.#dice = dice;
    this.#texts = texts;
  }

  next(): string {
    if (this.#left.length === 0) this.#left = this.#dice.shuffled(this.#texts);
    return this.#left.pop() ?? '';
  }
}

/** Comments, replies and their likes, 900 in all; recent posts have had less time to gather them. */
export function seedComments(tables: Tables, topics: ReadonlyMap<number, Topic>, now: Date): void {
  const dice = new Dice(53);
  const members = tables.user.all().flatMap(({ id }) => (id === newcomerId ? [] : [id]));
  const posts = tables.post.all();
  const packs = new Map<string, Pack>();
  const say = (kind: string, topic: Topic, texts: readonly string[]) => {
    const pack = packs.get(kind) ?? new Pack(dice, texts);
    packs.set(kind, pack);
    const friend = tables.user.get(dice.pick(members));
    return fillIn(pack.next(), topic, dice, friend?.username ?? '');
  };
  const add = (
    postId: number,
    parentId: number | null,
    authorId: number,
    content: string,
    createdAt: string,
  ) =>
    tables.comment.add({
      postId,
      parentId,
      authorId,
      content,
      image: null,
      pin: null,
      deleted: false,
      clientKey: null,
      createdAt,
      editedAt: null,
    });
  while (tables.comment.size < commentCount) {
    const post = dice.pick(posts);
    if (posts.length - post.id < newestPosts && dice.chance(0.65)) continue;
    const topic = topics.get(post.id) ?? 'life';
    const isGeneral = dice.chance(0.2);
    const parents = tables.comment.by('postId', post.id).filter((comment) => comment.parentId === null);
    if (parents.length > 0 && dice.chance(replyShare)) {
      const parent = dice.pick(parents);
      const authorId = dice.chance(0.6) ? post.authorId : dice.pick(members);
      const createdAt = shortlyAfter(parent.createdAt, now, 600, dice.roll());
      add(post.id, parent.id, authorId, say('reply', topic, replyTexts), createdAt);
      continue;
    }
    const content = isGeneral ? say('any', topic, anyComment) : say(topic, topic, commentTexts[topic]);
    const authorId = dice.pick(members.filter((id) => id !== post.authorId));
    add(post.id, null, authorId, content, shortlyAfter(post.createdAt, now, 1800, dice.roll()));
  }
  for (const comment of tables.comment.all()) {
    const likes = dice.chance(0.55) ? dice.between(0, 6) : 0;
    for (const userId of dice.shuffled(members).slice(0, likes)) {
      if (userId !== comment.authorId) tables.commentLike.add({ commentId: comment.id, userId });
    }
  }
  seedCommentExtras(tables);
}
