// A whole profile: the member, what they wrote of themselves as far as the reader may see it, and figures.
import type { Schema } from '../../engine/contract/contract';
import type { Database, Row } from '../../engine/db/database';
import type { ProfileRow } from '../../engine/db/tables/account';
import { canRead, connectedIds, isBlockedBetween } from '../../engine/world/relations';
import { closenessTo, defaultAudience, isShownTo, shownTo } from './members/profile-audience';
import { shownProperties } from './profile-properties';
import { userView } from './view';

type Member = Readonly<Row<'user'>>;

/** What the member wrote of themselves; an empty profile when nothing yet. */
export function profileOf(db: Pick<Database, 'profile'>, user: Member): Readonly<ProfileRow> {
  return db.profile.first('userId', user.id) ?? { id: '', ...emptyProfile(user) };
}

const emptyProfile = ({ id, joinedAt }: Member): Omit<ProfileRow, 'id'> => ({
  userId: id,
  coverImage: null,
  bio: null,
  regions: [],
  budgetMin: null,
  budgetMax: null,
  lookingFor: [],
  offering: [],
  experience: null,
  languages: [],
  links: [],
  memberships: [],
  companies: [],
  audience: defaultAudience,
  uploads: 0,
  createdAt: joinedAt,
  updatedAt: joinedAt,
});

/**
 * With whom a member is connected as a reader finds it, the reader included: a profile's figure and the list behind it leave
 * out the same people, those who are suspended and those between whom and the reader stands a block.
 */
export function connectionsSeen(db: Database, ownerId: number, readerId: number): ReadonlySet<number> {
  const ids = [...connectedIds(db, ownerId)].filter(
    (id) => db.user.get(id)?.status === 'active' && !isBlockedBetween(db, id, readerId),
  );
  return new Set(ids);
}

function statsOf(
  db: Database,
  user: Member,
  readerId: number,
  seesProperties: boolean,
): Schema<'ProfileStats'> {
  const posts = db.post.by('authorId', user.id).filter((post) => canRead(db, post, readerId));
  const evaluations = new Set<unknown>();
  for (const { attachment } of posts) {
    if (attachment?.kind === 'evaluation') evaluations.add(attachment.refId);
  }
  return {
    connections: connectionsSeen(db, user.id, readerId).size,
    posts: posts.length,
    evaluations: evaluations.size,
    properties: seesProperties ? shownProperties(db, user.id).length : 0,
  };
}

/** Ten things make a profile whole; how many of them are there, in per cent. */
function completenessOf(user: Member, row: Readonly<ProfileRow>): number {
  const parts = [
    user.profileImage !== null,
    row.coverImage !== null,
    user.headline !== null,
    user.town !== null,
    row.bio !== null,
    user.strategies.length > 0,
    row.regions.length > 0,
    row.budgetMax !== null,
    row.lookingFor.length > 0,
    row.links.length > 0,
  ];
  return parts.filter(Boolean).length * 10;
}

/** @param as how I look to others, of my own profile */
export function profileView(
  db: Database,
  user: Member,
  reader: Member,
  as?: Exclude<Schema<'FieldAudience'>, 'me'>,
): Schema<'Profile'> {
  const row = profileOf(db, user);
  const mine = connectedIds(db, reader.id);
  const isMine = user.id === reader.id;
  const isPreview = isMine && as !== undefined;
  const closeness = closenessTo(db, user.id, reader.id, as);
  const isAdmin = reader.role === 'admin' && !isPreview;
  return {
    userId: user.id,
    user: userView(db, user, reader.id, { mine, isAdmin }),
    coverImage: row.coverImage,
    strategies: [...user.strategies],
    ...shownTo(row, closeness),
    audience: isMine && !isPreview ? row.audience : null,
    isMine,
    completeness: isMine && !isPreview ? completenessOf(user, row) : null,
    stats: statsOf(db, user, reader.id, isShownTo(row, 'properties', closeness)),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
