// What a viewing tells of its home and of who shows it.
import type { Schema } from '../../engine/contract/contract';
import type { Row } from '../../engine/db/database';
import { numberOf } from '../../engine/db/table-definition';
import type { World } from '../../engine/world/world';
import { agentsOf, withBusiness } from '../property-search/agents';
import { addressOf, agentOf as agentOfListing, photosOf, postcodeOf } from '../property-search/ai/text';

type Viewing = Readonly<Row<'propertyViewing'>>;

/** By its listing, else its deal, else its property; null where none of them is there any more. */
export function homeOf(
  { db }: World,
  { listingId, evaluationId, propertyId }: Viewing,
): Schema<'ViewingHome'> | null {
  const listing = listingId === null ? undefined : db.listing.get(listingId);
  if (listing) {
    const image = photosOf(listing)[0] ?? null;
    return { address: `${addressOf(listing)} ${postcodeOf(listing)}`, outcode: listing.outcode, image };
  }
  const deal = evaluationId === null ? undefined : db.evaluation.get(evaluationId);
  if (deal) {
    const [first] = db.evaluationImage.by('evaluationId', deal.id).toSorted((a, b) => a.order - b.order);
    const image = first ? `${deal.ownerId}/media/${first.file}` : null;
    return { address: deal.address, outcode: deal.outcode, image };
  }
  const property = propertyId === null ? undefined : db.property.get(propertyId);
  if (!property) return null;
  const [photo] = property.images;
  return {
    address: property.fullAddress,
    outcode: property.postcode.split(' ')[0] ?? null,
    image: photo === undefined ? null : `${property.ownerId}/media/${photo}`,
  };
}

/** The contact that is named for it, which its owner alone may see; else whoever advertises the home. */
export function agentOf(
  { db }: World,
  { ownerId, agentContactId, listingId }: Viewing,
  readerId: number,
): Schema<'ViewingAgent'> | null {
  const contact = agentContactId === null ? undefined : db.contact.get(agentContactId);
  if (contact && ownerId === readerId) {
    const { name, company, phones, emails } = contact;
    return { name, company, phone: phones[0] ?? null, email: emails[0] ?? null };
  }
  const listing = listingId === null ? undefined : db.listing.get(listingId);
  if (!listing) return null;
  const business = agentsOf(db).get(listing.outcode) ?? null;
  const { agent } = withBusiness(agentOfListing(listing), business, numberOf(listing.id));
  return { name: agent.name, company: agent.branch, phone: agent.phone, email: null };
}
