import { addDefaultFolders } from '../documents/default-folders';
import type { Row } from '../../../engine/db/database';
import { dropPackLinks } from '../packs/packs';
import { numberOf } from '../../../engine/db/table-definition';
import { fullAddressOf } from '../summary/portfolio-address';
import { londonDay } from '@/lib/dates/calendar-day';
import { summaryOf } from '../summary/portfolio-summary';
import { refuseInUse, systemFoldersOf, usesOfProperty } from '../summary/portfolio-where-used';
import type { Call, OperationsOf } from '../../../engine/answers/operation';
import { addOwn, changeOwn, type Draft } from '../../../engine/answers/owned';
import { paged } from '../../../engine/answers/paging';
import { portfolioPageSize } from '../fields';
import { raiseDue } from '../transactions/recurring-due';
import { countsOf } from './counts';
import { inOrder, isWhole, wantedProperties } from './list';
import { ownProperty } from './mine';
import { ownersOf, placeOf, refuseProperty, valued } from './rules';
import { propertyViews } from './views';
import { imagesAfter, keepFiles } from '../uploads';
import { requireRoom } from '../../subscription/usage';
import { imagesOf } from '../../../engine/uploads/uploaded-images';

type PropertyDraft = Draft<Row<'property'>>;

const maxImages = 40;
const today = (call: Call) => londonDay(call.world.clock.now());

const view = (call: Call, property: Readonly<Row<'property'>>) =>
  propertyViews(call.world.db, property.ownerId, today(call))(property);

/** What a new home is when nobody says otherwise. */
const blank = {
  line2: null,
  county: null,
  uprn: null,
  lat: null,
  lng: null,
  modelId: null,
  tenure: null,
  leaseExpiry: null,
  groundRent: null,
  serviceCharge: null,
  councilTaxBand: null,
  councilTax: null,
  epcRating: null,
  bedrooms: null,
  bathrooms: null,
  receptions: null,
  areaSqm: null,
  yearBuilt: null,
  titleNumber: null,
  purchasePrice: null,
  purchaseDate: null,
  purchaseCosts: null,
  currentValue: null,
  valuedAt: null,
  valueSource: null,
  valuations: [],
  soldPrice: null,
  soldOn: null,
  managerId: null,
  status: 'void',
  images: [],
  tags: [],
  notes: null,
  evaluationId: null,
  evaluationVersion: null,
  archivedAt: null,
  onProfile: false,
} satisfies Partial<PropertyDraft>;

/** The version of the linked evaluation: kept while the link is, of a new link the one it has now. */
function versionOf(call: Call, draft: PropertyDraft, before?: PropertyDraft): number | null {
  if (draft.evaluationId === null) return null;
  if (before?.evaluationId === draft.evaluationId) return before.evaluationVersion;
  return call.world.db.evaluation.get(draft.evaluationId)?.version ?? null;
}

/** The deal that became this home names it from now on, unless it names another one. */
function linkEvaluation({ world: { db } }: Call, { id, evaluationId }: Row<'property'>): void {
  const deal = evaluationId === null ? undefined : db.evaluation.get(evaluationId);
  if (deal?.propertyId === null) db.evaluation.update(deal.id, { propertyId: id });
}

/** A draft with what follows from its fields. */
const completed = (call: Call, draft: PropertyDraft, before?: PropertyDraft): PropertyDraft => ({
  ...draft,
  ...valued(draft, before, today(call)),
  fullAddress: fullAddressOf(draft),
  evaluationVersion: versionOf(call, draft, before),
});

export const propertyOperations = {
  listProperties(call) {
    const me = call.me();
    const { db } = call.world;
    const filters = call.filters();
    const rows = wantedProperties(db, me.id, filters);
    const views = rows.map(propertyViews(db, me.id, today(call)));
    const page = paged(call, inOrder(views, filters.sort), portfolioPageSize, (each) => each);
    if (!filters.summary) return { status: 200, body: page };
    const { owner, ...others } = filters;
    const company = isWhole(others) ? owner : undefined;
    const summary = summaryOf(db, me.id, rows, today(call), isWhole(filters), company);
    return { status: 200, body: { ...page, summary } };
  },

  async createProperty(call) {
    const me = call.me();
    const { owners, nation, ...given } = await call.body();
    const files = await imagesOf(call, 'files');
    const draft = completed(call, {
      ...blank,
      ...given,
      ...placeOf(given.postcode, nation),
      fullAddress: '',
      owners: owners ? ownersOf(owners) : [{ userId: me.id, companyId: null, share: 100 }],
    });
    refuseProperty(call, draft, today(call));
    requireRoom(call, 'properties');
    const row = addOwn(call, call.world.db.property, draft);
    addDefaultFolders(call.world.db, me.id, row.id, row.createdAt);
    linkEvaluation(call, row);
    const images = await keepFiles(call, files, `property-${numberOf(row.id)}`);
    return { status: 201, body: view(call, call.world.db.property.update(row.id, { images })) };
  },

  getProperty(call) {
    const row = ownProperty(call, call.param('uuid'));
    // What fell due since is counted too, as the list of transactions has it.
    raiseDue(call);
    return { status: 200, body: { ...view(call, row), counts: countsOf(call.world.db, row) } };
  },

  async updateProperty(call) {
    const row = ownProperty(call, call.param('uuid'));
    const { updatedAt, archived, owners, nation, images, ...given } = await call.body();
    const files = await imagesOf(call, 'files');
    const isMoved = given.postcode !== undefined || nation !== undefined;
    const changed: PropertyDraft = {
      ...row,
      ...given,
      ...(isMoved &&
        placeOf(given.postcode ?? row.postcode, nation ?? (given.postcode ? undefined : row.nation))),
      ...(owners && { owners: ownersOf(owners) }),
      ...(archived !== undefined && {
        archivedAt: archived ? (row.archivedAt ?? call.world.clock.now().toISOString()) : null,
      }),
      images: imagesAfter(row.images, images, files.length, maxImages),
    };
    const draft = completed(call, changed, row);
    refuseProperty(call, draft, today(call), row.id);
    draft.images.push(...(await keepFiles(call, files, `property-${numberOf(row.id)}`)));
    const { property } = call.world.db;
    return { status: 200, body: view(call, changeOwn(call, property, row, { ...draft, updatedAt })) };
  },

  deleteProperty(call) {
    const row = ownProperty(call, call.param('uuid'));
    const { db } = call.world;
    refuseInUse(usesOfProperty(db, row), (uses) => `This property has ${uses}. Archive it instead`);
    for (const { id } of systemFoldersOf(db, row)) db.folder.remove(id);
    dropPackLinks(db, row.id);
    db.property.remove(row.id);
    return { status: 204 };
  },

  listPropertyModels(call) {
    call.me();
    return { status: 200, body: call.world.db.propertyModel.all() };
  },

  listPropertyTypes(call) {
    call.me();
    return { status: 200, body: call.world.db.propertyType.all() };
  },
} satisfies OperationsOf<
  | 'listProperties'
  | 'createProperty'
  | 'getProperty'
  | 'updateProperty'
  | 'deleteProperty'
  | 'listPropertyModels'
  | 'listPropertyTypes'
>;
