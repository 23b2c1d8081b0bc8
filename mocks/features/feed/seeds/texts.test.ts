import { expect, it } from 'vitest';
import { createWorld } from '../../../engine/world/world';
import { memberId } from '../../account/seeds/accounts';
import { commentTexts, type CommentText } from './comment-texts';
import { lettingPosts } from './letting-texts';
import { morePosts } from './more-texts';
import { dealPosts, type Topic } from './post-texts';
import { tagOf } from './tags';

const { db } = createWorld({ now: new Date('2026-05-13T10:30:00Z') });
const templates = [...dealPosts, ...lettingPosts, ...morePosts];

const wordsOf = (text: string) => (typeof text === 'string' ? text : '').replaceAll(/\{\w+\}/g, '\0');
/** An expression for everything that a text with slots can become. */
const shapeOf = (text: string) =>
  new RegExp(
    `^${wordsOf(text)
      .replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`)
      .replaceAll('\0', '.+')}$`,
    's',
  );

it('no post has one comment text twice, whatever figures stand in it', () => {
  for (const post of db.post.all()) {
    const contents = db.comment
      .by('postId', post.id)
      .map(({ content }) =>
        content.replaceAll(/@[\w.-]+|£[\d,]+|\d+%?/g, '#').replaceAll(/ in [A-Z]\w+/g, ' in #'),
      );
    expect(contents).toEqual([...new Set(contents)]);
  }
});

it('comments keep to the subject of their post, and to what it says', () => {
  const subjects = Object.entries(commentTexts);
  const textOf = (each: CommentText) => (typeof each === 'string' ? each : each[1]);
  const known = subjects.flatMap(([topic, texts]) =>
    texts.map((each) => ({
      tag: tagOf[topic as Topic], // -- the subjects of the comments are those of the posts
      about: typeof each === 'string' ? /./ : each[0],
      shape: shapeOf(textOf(each)),
    })),
  );
  let found = 0;
  const strays: string[] = [];
  for (const { content, postId, parentId } of db.comment.all()) {
    const meant = known.filter(({ shape }) => shape.test(content));
    if (parentId !== null || meant.length === 0) continue;
    found += 1;
    const { tags = [], content: count = '' } = db.post.get(postId) ?? {};
    // A tag that is no subject's, such as #brrr, says nothing of it.
    const subject = tags.find((each) => Object.values(tagOf).includes(each));
    const isOfIt = (tag: string | undefined) => subject === undefined || tag === undefined || subject === tag;
    if (!meant.some(({ tag, about }) => isOfIt(tag) && about.test(count))) strays.push(content);
  }
  expect(strays).toEqual([]);
  expect(found).toBeGreaterThan(400);
});

it('no post is told more than twice, never by the same member, and far apart', () => {
  let count = 0;
  for (const { text } of templates) {
    const shape = shapeOf(text);
    const posts = db.post.all().filter(({ content }) => shape.test(content.replace(/\n\n#\w+$/, '')));
    count += posts.length;
    const [first, second, third] = posts;
    expect(third).toBeUndefined();
    if (first === undefined || second === undefined) continue;
    expect(second.authorId).not.toBe(first.authorId);
    expect(second.id - first.id).toBeGreaterThan(60);
  }
  expect(count).toBeGreaterThan(170);
});

it('nobody answers their own comment', () => {
  const own = db.comment
    .all()
    .filter(({ parentId, authorId }) => db.comment.get(parentId ?? 0)?.authorId === authorId);
  expect(own).toEqual([]);
});

it('the demo member has posts of this week that others answered', () => {
  const recent = db.post.by('authorId', memberId).filter(({ createdAt }) => createdAt > '2026-05-06');
  expect(recent.length).toBeGreaterThan(2);
  for (const { id } of recent) expect(db.comment.countBy('postId', id)).toBeGreaterThan(0);
});
