import type { Schema } from '../../engine/contract/contract';
import type { Database, Row } from '../../engine/db/database';
import { relationsByPartner, statusFor } from '../../engine/world/relations';
import type { OperationsOf } from '../../engine/answers/operation';
import { publicationAt } from '../../engine/answers/publication';
import { badRequest } from '../../engine/requests/refusal';

type Result = Schema<'SearchResult'>;

const most = 5;
const shortest = 3;

/** How well a text fits: it begins with the query, one of its words does, or the query is somewhere in it. */
function fit(text: string, query: string): number {
  const at = text.toLowerCase().indexOf(query);
  if (at < 0) return 0;
  if (at === 0) return 3;
  return /[\s.@-]/.test(text.charAt(at - 1)) ? 2 : 1;
}

/** The best rows for a query, at most five; of the same fit in the order they come. */
function best<Item>(rows: Iterable<Item>, query: string, textsOf: (row: Item) => readonly string[]): Item[] {
  const found: { row: Item; score: number }[] = [];
  for (const row of rows) {
    const score = Math.max(...textsOf(row).map((text) => fit(text, query)));
    if (score > 0) found.push({ row, score });
  }
  return found
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ row }) => row);
}

/** Members but me, none that is suspended, and none of two who blocked one another. */
function users(db: Database, me: Readonly<Row<'user'>>, query: string): Result[] {
  const relations = relationsByPartner(db, me.id);
  const found = best(db.user.sorted('fullName'), query, ({ id, status, fullName, username }) => {
    const isHidden = id === me.id || status === 'suspended';
    return isHidden || statusFor(relations.get(id), me.id) === 'blocked' ? [] : [fullName, username];
  });
  return found.map(({ id, fullName, username, profileImage }) => ({
    type: 'user',
    id,
    fullName,
    username,
    profileImage,
  }));
}

const businesses = (db: Database, query: string): Result[] =>
  best(db.business.all(), query, ({ name, username }) => [name, username]).map((row) => ({
    type: 'business',
    name: row.name,
    username: row.username,
    profileImage: row.profileImage,
    authUser: { id: row.ownerId },
  }));

const businessTypes = (db: Database, query: string): Result[] =>
  best(db.businessType.all(), query, ({ name }) => [name]).map(({ name }) => ({
    type: 'businessType',
    name,
  }));

/** My own homes, each with the evaluation it came from. */
function properties(db: Database, me: Readonly<Row<'user'>>, query: string): Result[] {
  const mine = db.property.by('ownerId', me.id).filter((row) => !row.archivedAt);
  return best(mine, query, ({ fullAddress }) => [fullAddress]).map(({ id, fullAddress }) => {
    const evaluation = db.evaluation
      .by('propertyId', id)
      .find((row) => row.ownerId === me.id && row.deletedAt === null);
    const propertyEvaluation = evaluation ? { title: evaluation.title } : null;
    return { type: 'property', uuid: id, fullAddress, propertyEvaluation };
  });
}

/** Articles that are out. */
function articles(db: Database, query: string, now: Date): Result[] {
  const out = db.article.all().filter((row) => publicationAt(row, now).status === 'published');
  return best(out, query, ({ title }) => [title]).map(({ id, title, image, ownerId }) => ({
    type: 'article',
    uuid: id,
    title,
    image,
    authUser: { id: ownerId },
  }));
}

export const searchOperations = {
  search(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const query = call.filters().query.trim().toLowerCase();
    if (Array.from(query).length < shortest) throw badRequest('“query”: Use at least 3 characters');
    const body = [
      ...users(db, me, query),
      ...businesses(db, query),
      ...businessTypes(db, query),
      ...properties(db, me, query),
      ...articles(db, query, clock.now()),
    ];
    return { status: 200, body };
  },
} satisfies OperationsOf<'search'>;
