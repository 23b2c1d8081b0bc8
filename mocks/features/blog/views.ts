// Blog posts as one reader sees them; most readers have no session.
import type { Schema } from '../../engine/contract/contract';
import type { Database, Row } from '../../engine/db/database';
import type { Call } from '../../engine/answers/operation';
import { readMinutesOf } from '../../engine/texts/prose';
import { isHidden, publicationAt } from '../../engine/answers/publication';
import { authorView } from '../../engine/answers/views';

export type BlogRow = Readonly<Row<'blog'>>;
export type BlogTextOf = (row: BlogRow) => string;

/** The texts of posts. Those of the seed come when the first is wanted: they are long, and most pages need none. */
export async function blogTexts(): Promise<BlogTextOf> {
  const { blogBodies } = await import('./seeds/bodies');
  return ({ body, bodyKey }) => body ?? blogBodies.get(bodyKey ?? '') ?? '';
}

/** Does an admin ask? Nobody has to be signed in. */
export const isAdmin = ({ world, token }: Call) => world.sessions.memberOf(token)?.role === 'admin';

const shownAt = (row: BlogRow, now: Date) => publicationAt(row, now).publishedAt;

/** Newest first; before them what is not published yet, latest change first. */
export function blogOrder(now: Date): (a: BlogRow, b: BlogRow) => number {
  const text = (row: BlogRow) => shownAt(row, now) ?? `9${row.updatedAt}`;
  return (a, b) => (text(a) < text(b) ? 1 : text(a) > text(b) ? -1 : a.id < b.id ? -1 : 1);
}

export function blogSummary(
  db: Database,
  row: BlogRow,
  textOf: BlogTextOf,
  now: Date,
): Schema<'BlogSummary'> {
  const { ownerId, body: _, bodyKey: __, ...rest } = row;
  return {
    ...rest,
    ...publicationAt(row, now),
    author: authorView(db, ownerId),
    readMinutes: readMinutesOf(textOf(row)),
  };
}

const related = 3;

/** The post with three others, those of its category first. */
export function blogView(db: Database, row: BlogRow, textOf: BlogTextOf, now: Date): Schema<'Blog'> {
  const others = db.blog
    .all()
    .filter((each) => each.id !== row.id && !isHidden(each, now))
    .toSorted(blogOrder(now));
  const isAlike = (each: BlogRow) => each.category === row.category;
  const next = [...others.filter(isAlike), ...others.filter((each) => !isAlike(each))].slice(0, related);
  return {
    ...blogSummary(db, row, textOf, now),
    body: textOf(row),
    related: next.map((each) => blogSummary(db, each, textOf, now)),
  };
}
