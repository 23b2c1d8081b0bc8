// Addresses under which others may look at the pack of a home: made and revoked by its owner, opened by any member.
import { addMonths, londonDay } from '@/lib/dates/calendar-day';
import { taxYearRange } from '@/lib/ledger/tax-year';
import type { OperationsOf } from '../../../engine/answers/operation';
import { addOwn, ownRow } from '../../../engine/answers/owned';
import { paged } from '../../../engine/answers/paging';
import { authorView } from '../../../engine/answers/views';
import type { Schema } from '../../../engine/contract/contract';
import type { Database, Row } from '../../../engine/db/database';
import { FieldProblems } from '../../../engine/requests/field-problems';
import { Refusal } from '../../../engine/requests/refusal';
import { todayOf } from '../day';
import { portfolioPageSize } from '../fields';
import { namedProperty, ofProperty } from '../properties/mine';
import { packView } from './pack-view';

type LinkRow = Readonly<Row<'propertyPackLink'>>;

const linkView = (db: Database, row: LinkRow): Schema<'PropertyPackLink'> => ({
  id: row.id,
  propertyId: row.propertyId,
  token: row.token,
  reader: row.reader,
  taxYear: row.taxYear,
  expiresAt: row.expiresAt,
  createdAt: row.createdAt,
  views: row.views
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .map(({ userId, at }) => ({ user: authorView(db, userId), at })),
});

export const propertyPackOperations = {
  listPropertyPackLinks(call) {
    const me = call.me();
    const { db } = call.world;
    const isWanted = ofProperty(call, call.filters().propertyId);
    const rows = db.propertyPackLink
      .by('ownerId', me.id)
      .filter(isWanted)
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id));
    return { status: 200, body: paged(call, rows, portfolioPageSize, (row) => linkView(db, row)) };
  },

  async createPropertyPackLink(call) {
    call.me();
    const { db, clock } = call.world;
    const { propertyId, reader, taxYear, expiresAt } = await call.body();
    const { id } = namedProperty(call, propertyId);
    const now = clock.now();
    const end = new Date(expiresAt);
    new FieldProblems()
      .when(taxYearRange(taxYear) === null, 'taxYear', 'Enter a tax year, such as 2025-26')
      .when(end <= now, 'expiresAt', 'Choose an end date in the future')
      .when(londonDay(end) > addMonths(todayOf(call), 12), 'expiresAt', 'Choose an end date within a year')
      .refuse();
    const row = addOwn(call, db.propertyPackLink, {
      propertyId: id,
      // Ids of this world can be guessed, and a link must not.
      token: crypto.randomUUID(),
      reader,
      taxYear,
      expiresAt,
      views: [],
    });
    return { status: 201, body: linkView(db, row) };
  },

  deletePropertyPackLink(call) {
    const { propertyPackLink: table } = call.world.db;
    table.remove(ownRow(call, table, 'link').id);
    return { status: 204 };
  },

  async openPropertyPack(call) {
    const me = call.me();
    const { token } = await call.body();
    const { db, clock } = call.world;
    const link = db.propertyPackLink.first('token', token);
    const property = link && db.property.get(link.propertyId);
    if (link === undefined || property === undefined) {
      throw new Refusal(404, { message: 'This pack is no longer shared', code: 'no-link' });
    }
    const now = clock.now();
    if (property.ownerId !== me.id) {
      if (new Date(link.expiresAt) <= now) {
        throw new Refusal(403, { message: 'This link has expired', code: 'link-ended' });
      }
      const others = link.views.filter(({ userId }) => userId !== me.id);
      db.propertyPackLink.update(link.id, { views: [...others, { userId: me.id, at: now.toISOString() }] });
    }
    return { status: 200, body: packView(db, property, link, todayOf(call)) };
  },
} satisfies OperationsOf<
  'listPropertyPackLinks' | 'createPropertyPackLink' | 'deletePropertyPackLink' | 'openPropertyPack'
>;

/** Revokes all: the home is gone. */
export function dropPackLinks(db: Database, propertyId: string): void {
  for (const { id } of db.propertyPackLink.by('propertyId', propertyId)) db.propertyPackLink.remove(id);
}
