// Who sees what of a profile.
import type { Schema } from '../../../engine/contract/contract';
import type { Database } from '../../../engine/db/database';
import type { ProfileRow } from '../../../engine/db/tables/account';
import { connectedIds } from '../../../engine/world/relations';

type Audience = Schema<'FieldAudience'>;

const closeness: Record<Audience, number> = { public: 0, members: 1, connections: 2, me: 3 };

/** As long as nobody says otherwise. */
export const defaultAudience: Schema<'ProfileAudience'> = {
  bio: 'members',
  regions: 'members',
  budget: 'connections',
  lookingFor: 'members',
  offering: 'members',
  experience: 'me',
  languages: 'members',
  links: 'members',
  memberships: 'members',
  companies: 'connections',
  properties: 'members',
  connections: 'members',
};

/**
 * How close a reader is to a member whose profile it is.
 * @param as how I look to others, of my own
 */
export function closenessTo(
  db: Database,
  ownerId: number,
  readerId: number,
  as?: Exclude<Audience, 'me'>,
): Audience {
  if (ownerId === readerId) return as ?? 'me';
  return connectedIds(db, readerId).has(ownerId) ? 'connections' : 'members';
}

/** Whether a reader this close may see a field. */
export const isShownTo = (
  { audience }: Pick<ProfileRow, 'audience'>,
  field: keyof Schema<'ProfileAudience'>,
  reader: Audience,
) => closeness[audience[field]] <= closeness[reader];

/** The profile without what a reader this close may not see: such fields are empty. */
export function shownTo(row: Readonly<ProfileRow>, reader: Audience) {
  const sees = (field: keyof Schema<'ProfileAudience'>) => isShownTo(row, field, reader);
  return {
    bio: sees('bio') ? row.bio : null,
    regions: sees('regions') ? row.regions : [],
    budgetMin: sees('budget') ? row.budgetMin : null,
    budgetMax: sees('budget') ? row.budgetMax : null,
    lookingFor: sees('lookingFor') ? row.lookingFor : [],
    offering: sees('offering') ? row.offering : [],
    experience: sees('experience') ? row.experience : null,
    languages: sees('languages') ? row.languages : [],
    links: sees('links') ? row.links : [],
    memberships: sees('memberships') ? row.memberships : [],
    companies: sees('companies') ? row.companies : [],
    connectionsVisible: sees('connections'),
  };
}
