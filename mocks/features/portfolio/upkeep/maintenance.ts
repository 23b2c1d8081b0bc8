import type { Schema } from '../../../engine/contract/contract';
import { numberOf } from '../../../engine/db/table-definition';
import type { Row } from '../../../engine/db/database';
import { isDue, keepExpense, maintenanceView, passedDeadline } from './maintenance-rules';
import { londonDay } from '@/lib/dates/calendar-day';
import type { Call, OperationsOf } from '../../../engine/answers/operation';
import { addOwn, changeOwn, ownRow } from '../../../engine/answers/owned';
import { paged } from '../../../engine/answers/paging';
import { planDeadline, raiseAlerts } from '../alerts';
import { matcherOf, portfolioPageSize } from '../fields';
import { newestRecordFirst } from '../people/order';
import { ofProperty } from '../properties/mine';
import { accepted, nextJob, refuseJob, type JobDraft } from './jobs';
import { imagesAfter, keepFiles } from '../uploads';
import { imagesOf } from '../../../engine/uploads/uploaded-images';

type Job = Readonly<Row<'propertyMaintenance'>>;

const maxImages = 40;
const own = (call: Call) => ownRow(call, call.world.db.propertyMaintenance, 'maintenance job');
const view = (call: Call, job: Job) => maintenanceView(job, call.world.clock.now());
const photographs = (job: Job) => `maintenance-${numberOf(job.id)}`;

const quotesOf = (given: Schema<'MaintenanceQuotes'>) =>
  given.map((quote) => ({ file: null, accepted: false, ...quote }));

const blank = {
  roomId: null,
  details: '',
  hazard: false,
  status: 'open',
  plannedFor: null,
  repeatMonths: null,
  deferredUntil: null,
  reportedBy: null,
  contractorId: null,
  appointmentAt: null,
  access: null,
  estimate: null,
  actual: null,
  recharge: null,
  warrantyUntil: null,
  transactionId: null,
  overdueOf: null,
  images: [],
  comments: [],
} satisfies Partial<JobDraft>;

/** A job as it is after an edit, with what follows from its new status. */
function finished(call: Call, job: Job, before: Job['status']): Job {
  const { propertyMaintenance } = call.world.db;
  const now = call.world.clock.now();
  const today = londonDay(now);
  const transactionId = keepExpense(call.world.db, job, today, now.toISOString());
  if (job.status === 'completed' && before !== 'completed') {
    const next = nextJob(job, now.toISOString(), today);
    // A draft made of a whole row still has its id, which the table gives anew.
    if (next) addOwn(call, propertyMaintenance, next);
  }
  return transactionId === job.transactionId ? job : propertyMaintenance.update(job.id, { transactionId });
}

export const maintenanceOperations = {
  listPropertyMaintenances(call) {
    const me = call.me();
    raiseAlerts(call.world, me.id);
    const filters = call.filters();
    const { status, category, priority, contractorId, due, overdue, sort = 'newest' } = filters;
    const matches = matcherOf(filters.query);
    const views = call.world.db.propertyMaintenance
      .by('ownerId', me.id)
      .filter(ofProperty(call, filters.propertyId))
      .filter((job) => status === undefined || status.includes(job.status))
      .filter((job) => category === undefined || job.category === category)
      .filter((job) => priority === undefined || job.priority === priority)
      .filter((job) => contractorId === undefined || job.contractorId === contractorId)
      .filter((job) => due === undefined || isDue(job) === due)
      .filter((job) => matches(job.title, job.details))
      .map((job) => view(call, job))
      .filter((job) => overdue === undefined || job.overdue === overdue)
      .toSorted(newestRecordFirst);
    const late = '9999';
    const sorted =
      sort === 'newest'
        ? views
        : views.toSorted((a, b) => (a.deadline ?? late).localeCompare(b.deadline ?? late));
    return { status: 200, body: paged(call, sorted, portfolioPageSize, (job) => job) };
  },

  async createPropertyMaintenance(call) {
    call.me();
    const body = await call.body();
    const files = await imagesOf(call, 'files');
    const now = call.world.clock.now();
    const reportedAt = body.reportedAt ?? now.toISOString();
    const given: JobDraft = {
      ...blank,
      ...body,
      reportedAt,
      quotes: quotesOf(body.quotes ?? []),
      timeline: [{ status: 'open', at: reportedAt }],
    };
    // Nobody is told of a deadline that had passed when they reported the job.
    const draft = { ...given, ...accepted(given, undefined), overdueOf: passedDeadline(given, now) };
    refuseJob(call, draft, londonDay(now));
    const { propertyMaintenance } = call.world.db;
    const row = addOwn(call, propertyMaintenance, draft);
    const images = await keepFiles(call, files, photographs(row));
    planDeadline(call.world, row);
    return { status: 201, body: view(call, propertyMaintenance.update(row.id, { images })) };
  },

  getPropertyMaintenance(call) {
    return { status: 200, body: view(call, own(call)) };
  },

  async updatePropertyMaintenance(call) {
    const row = own(call);
    const { updatedAt, comment, quotes, images, ...given } = await call.body();
    const files = await imagesOf(call, 'files');
    const now = call.world.clock.now();
    const at = now.toISOString();
    const before = row.status;
    const changed: JobDraft = {
      ...row,
      ...given,
      ...(quotes && { quotes: quotesOf(quotes) }),
      ...(comment !== undefined && {
        comments: [...row.comments, { authorId: row.ownerId, text: comment, at }],
      }),
      images: imagesAfter(row.images, images, files.length, maxImages),
    };
    const isMoved = changed.status !== before;
    const draft: JobDraft = {
      ...changed,
      ...accepted(changed, row),
      timeline: isMoved ? [...row.timeline, { status: changed.status, at }] : row.timeline,
    };
    refuseJob(call, draft, londonDay(now), before);
    draft.images.push(...(await keepFiles(call, files, photographs(row))));
    const { propertyMaintenance } = call.world.db;
    const saved = changeOwn(call, propertyMaintenance, row, { ...draft, updatedAt });
    planDeadline(call.world, saved);
    return { status: 200, body: view(call, finished(call, saved, before)) };
  },

  deletePropertyMaintenance(call) {
    call.world.db.propertyMaintenance.remove(own(call).id);
    return { status: 204 };
  },
} satisfies OperationsOf<
  | 'listPropertyMaintenances'
  | 'createPropertyMaintenance'
  | 'getPropertyMaintenance'
  | 'updatePropertyMaintenance'
  | 'deletePropertyMaintenance'
>;
