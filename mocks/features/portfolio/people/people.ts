import type { Database, Row } from '../../../engine/db/database';
import { binds, namesContact, refuseInUse, usesOfContact } from '../summary/portfolio-where-used';
import type { Call, OperationsOf } from '../../../engine/answers/operation';
import { addOwn, changeOwn, ownRow, type Draft } from '../../../engine/answers/owned';
import { paged } from '../../../engine/answers/paging';
import { FieldProblems, matcherOf, portfolioPageSize } from '../fields';
import { managerOperations } from './managers';
import { duplicateOf, mergedDetails, moveLinks } from './merge';
import { byNameOr } from './order';
import { ownProperty } from '../properties/mine';

const own = (call: Call) => ownRow(call, call.world.db.contact, 'contact');

function refuse(call: Call, { userId }: Draft<Row<'contact'>>): void {
  const isUnknown = userId !== null && call.world.db.user.get(userId) === undefined;
  new FieldProblems().note('userId', isUnknown, 'We couldn’t find that member').refuse();
}

/** Answers whether a contact has to do with a home: as its tenant or their guarantor, or by its maintenance. */
function around(db: Database, property: Readonly<Row<'property'>>): (contactId: string) => boolean {
  const tenancies = db.tenancy.by('propertyId', property.id);
  const jobs = db.propertyMaintenance.by('propertyId', property.id);
  return (contactId) =>
    tenancies.some((tenancy) => binds(tenancy, contactId)) ||
    jobs.some((job) => namesContact(job, contactId));
}

const contactOperations = {
  listContacts(call) {
    const me = call.me();
    const { db } = call.world;
    const { query, kind, tag, propertyId, sort } = call.filters();
    const matches = matcherOf(query);
    const isAround = propertyId === undefined ? () => true : around(db, ownProperty(call, propertyId));
    const rows = db.contact
      .by('ownerId', me.id)
      .filter((row) => kind === undefined || row.kind === kind)
      .filter((row) => tag === undefined || row.tags.includes(tag))
      .filter((row) => matches(row.name, row.company, ...row.emails, ...row.phones, ...row.tags))
      .filter(({ id }) => isAround(id));
    return { status: 200, body: paged(call, byNameOr(rows, sort), portfolioPageSize, (row) => row) };
  },

  async createContact(call) {
    call.me();
    const draft = {
      company: null,
      emails: [],
      phones: [],
      address: null,
      userId: null,
      preferredChannel: null,
      tags: [],
      notes: null,
      rating: null,
      source: null,
      retentionUntil: null,
      ...(await call.body()),
    };
    refuse(call, draft);
    return { status: 201, body: addOwn(call, call.world.db.contact, draft) };
  },

  getContact(call) {
    return { status: 200, body: own(call) };
  },

  async updateContact(call) {
    const row = own(call);
    const { mergeFrom, ...patch } = await call.body();
    const { contact } = call.world.db;
    const after = { ...row, ...patch, updatedAt: row.updatedAt };
    refuse(call, after);
    if (mergeFrom === undefined) return { status: 200, body: changeOwn(call, contact, row, patch) };
    const other = duplicateOf(call, row, mergeFrom);
    const changed = changeOwn(call, contact, row, { ...patch, ...mergedDetails(after, other) });
    moveLinks(call, other, changed);
    return { status: 200, body: changed };
  },

  deleteContact(call) {
    const row = own(call);
    const { db } = call.world;
    refuseInUse(usesOfContact(db, row), (uses) => `${row.name} is linked to ${uses}`);
    db.contact.remove(row.id);
    return { status: 204 };
  },
} satisfies OperationsOf<'listContacts' | 'createContact' | 'getContact' | 'updateContact' | 'deleteContact'>;

export const portfolioPeopleOperations = { ...managerOperations, ...contactOperations };
