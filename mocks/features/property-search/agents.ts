// Agents who have a business on this site: theirs is every other listing of the districts they cover.
import type { Schema } from '../../engine/contract/contract';
import type { Database, Row } from '../../engine/db/database';

export type Agent = Readonly<Row<'business'>>;
type Told = Pick<Schema<'PropertyListing'>, 'agent' | 'source' | 'url'>;

const marketing: ReadonlySet<string> = new Set(['Letting agents', 'Deal sourcers', 'Auctioneers']);

/** By outcode, the first of those who market homes there. */
export function agentsOf(db: Database): ReadonlyMap<string, Agent> {
  const byOutcode = new Map<string, Agent>();
  for (const business of db.business.all()) {
    if (!marketing.has(db.businessType.get(business.typeId)?.name ?? '')) continue;
    for (const area of business.areas) if (!byOutcode.has(area)) byOutcode.set(area, business);
  }
  return byOutcode;
}

/** The agent of a listing, as the business that they are on this site. @param n which listing it is */
export function withBusiness(told: Told, business: Agent | null, n: number): Told {
  if (business === null || n % 2 === 1) return told;
  const { id, name, town, phone, website, username, ownerId } = business;
  return {
    ...told,
    agent: {
      name,
      branch: town ?? told.agent.branch,
      phone: phone ?? told.agent.phone,
      website,
      business: { id, username, userId: ownerId },
    },
  };
}
