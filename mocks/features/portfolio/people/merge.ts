// Two contacts that are one person.
import type { Row } from '../../../engine/db/database';
import { binds, namesContact } from '../summary/portfolio-where-used';
import type { Call } from '../../../engine/answers/operation';
import { invalid } from '../../../engine/requests/refusal';

type Contact = Readonly<Row<'contact'>>;

const maxOfEach = 5;
const together = (a: readonly string[], b: readonly string[], most: number) =>
  [...new Set([...a, ...b])].slice(0, most);

/** The contact to be merged into another. Throws 422 when it is none of mine, or the same. */
export function duplicateOf(call: Call, contact: Contact, mergeFrom: string): Contact {
  const other = call.world.db.contact.get(mergeFrom);
  if (other === undefined || other.ownerId !== contact.ownerId) {
    throw invalid({ mergeFrom: ['We couldn’t find that contact'] });
  }
  if (other.id === contact.id) throw invalid({ mergeFrom: ['Choose a different contact to merge with'] });
  return other;
}

/** What a contact gains from its duplicate; its own details win where both have one. */
export const mergedDetails = (contact: Contact, other: Contact) => ({
  emails: together(contact.emails, other.emails, maxOfEach),
  phones: together(contact.phones, other.phones, maxOfEach),
  tags: together(contact.tags, other.tags, 20),
  company: contact.company ?? other.company,
  address: contact.address ?? other.address,
  userId: contact.userId ?? other.userId,
  preferredChannel: contact.preferredChannel ?? other.preferredChannel,
  rating: contact.rating ?? other.rating,
  notes: [contact.notes, other.notes].filter(Boolean).join('\n\n').slice(0, 4000) || null,
});

/** Lets every record that names one contact name another, and removes the first. */
export function moveLinks(call: Call, from: Contact, to: Contact): void {
  const { db } = call.world;
  const swap = (id: string) => (id === from.id ? to.id : id);
  const swapOr = (id: string | null) => (id === null ? null : swap(id));
  for (const job of db.propertyMaintenance.by('ownerId', from.ownerId)) {
    if (!namesContact(job, from.id)) continue;
    db.propertyMaintenance.update(job.id, {
      reportedBy: swapOr(job.reportedBy),
      contractorId: swapOr(job.contractorId),
      quotes: job.quotes.map((quote) => ({ ...quote, contactId: swap(quote.contactId) })),
    });
  }
  for (const tenancy of db.tenancy.by('ownerId', from.ownerId)) {
    if (!binds(tenancy, from.id)) continue;
    const tenantIds = [...new Set(tenancy.tenantIds.map(swap))];
    db.tenancy.update(tenancy.id, { tenantIds, guarantorId: swapOr(tenancy.guarantorId) });
  }
  for (const { id, links } of db.document.by('ownerId', from.ownerId)) {
    if (!links.some((link) => link.id === from.id)) continue;
    db.document.update(id, { links: links.map((link) => ({ ...link, id: swap(link.id) })) });
  }
  for (const { id, contactId } of db.transaction.by('ownerId', from.ownerId)) {
    if (contactId === from.id) db.transaction.update(id, { contactId: to.id });
  }
  for (const { id, contactId } of db.recurringPayment.by('ownerId', from.ownerId)) {
    if (contactId === from.id) db.recurringPayment.update(id, { contactId: to.id });
  }
  for (const { id, agentContactId } of db.propertyViewing.by('ownerId', from.ownerId)) {
    if (agentContactId === from.id) db.propertyViewing.update(id, { agentContactId: to.id });
  }
  db.contact.remove(from.id);
}
