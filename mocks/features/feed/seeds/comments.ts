import type { Row, Tables } from '../../../engine/db/database';
import { memberId, newcomerId } from '../../account/seeds/accounts';
import { CommentPicker } from './comment-picker';
import { anyComment, commentTexts, type CommentText } from './comment-texts';
import { seedCommentExtras } from './extras';
import { answers, joinings, thanks } from './reply-texts';
import { shortlyAfter } from '../../../engine/seeds/moments';
import type { Topic } from './post-texts';
import { Dice } from '../../../engine/seeds/random';
import { fillIn } from '../../../engine/seeds/wording';

const commentCount = 900;
const replyShare = 0.3;
/** So new that few have answered yet. */
const newestPosts = 8;
/** The demo member reads what is new, and says something. */
const recentPosts = 70;
/** Fewer than the subjects have texts, so that a post always has something left to say. */
const maxPerPost = 14;

type Post = Readonly<Row<'post'>>;
type Comment = Readonly<Row<'comment'>>;

/** Comments, replies and their likes, 900 in all; recent posts have had less time to gather them. */
export function seedComments(tables: Tables, topics: ReadonlyMap<number, Topic>, now: Date): void {
  const dice = new Dice(53);
  const members = tables.user.all().flatMap(({ id }) => (id === newcomerId ? [] : [id]));
  const posts = tables.post.all();
  const hers = posts.filter(({ authorId }) => authorId === memberId);
  const teller = new CommentPicker(dice);
  const say = (post: Post, authorId: number, texts: readonly CommentText[], parent: Comment | null) => {
    const text = teller.next(post, texts);
    if (text === undefined) return;
    const friend = tables.user.get(dice.pick(members.filter((id) => id !== authorId)));
    const after = parent ?? post;
    tables.comment.add({
      postId: post.id,
      parentId: parent?.id ?? null,
      authorId,
      content: fillIn(text, topics.get(post.id) ?? 'life', dice, friend?.username ?? ''),
      image: null,
      pin: null,
      deleted: false,
      clientKey: null,
      createdAt: shortlyAfter(after.createdAt, now, parent ? 600 : 1800, dice.roll()),
      editedAt: null,
    });
  };
  const reply = (post: Post, parents: readonly Comment[]) => {
    const ofMember = parents.filter(({ authorId }) => authorId === memberId);
    const parent = dice.pick(ofMember.length > 0 && dice.chance(0.7) ? ofMember : parents);
    if (dice.chance(0.6)) {
      const texts = parent.content.includes('?') ? answers : thanks;
      say(post, post.authorId, texts, parent);
      return;
    }
    const joining = members.filter((id) => id !== post.authorId && id !== parent.authorId);
    say(post, dice.pick(joining), joinings, parent);
  };
  while (tables.comment.size < commentCount) {
    const post = dice.pick(dice.chance(0.04) ? hers : posts);
    const age = posts.length - post.id;
    if (age < newestPosts && dice.chance(0.65)) continue;
    const under = tables.comment.by('postId', post.id);
    if (under.length >= maxPerPost) continue;
    const parents = under.filter((comment) => comment.parentId === null);
    if (parents.length > 0 && dice.chance(replyShare)) {
      reply(post, parents);
      continue;
    }
    const texts = dice.chance(0.2) ? anyComment : commentTexts[topics.get(post.id) ?? 'life'];
    const others = members.filter((id) => id !== post.authorId);
    const isHers = dice.chance(age < recentPosts ? 0.12 : 0.02) && post.authorId !== memberId;
    say(post, isHers ? memberId : dice.pick(others), texts, null);
  }
  for (const comment of tables.comment.all()) {
    const likes = dice.chance(0.55) ? dice.between(0, 6) : 0;
    for (const userId of dice.shuffled(members).slice(0, likes)) {
      if (userId !== comment.authorId) tables.commentLike.add({ commentId: comment.id, userId });
    }
  }
  seedCommentExtras(tables);
}
