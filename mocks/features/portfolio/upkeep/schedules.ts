import { toHundredths } from '@/lib/money/pence';
import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import type { Call, OperationsOf } from '../../../engine/answers/operation';
import { addOwn, changeOwn, ownRow, type Draft } from '../../../engine/answers/owned';
import { paged } from '../../../engine/answers/paging';
import { FieldProblems, portfolioPageSize } from '../fields';
import { newestRecordFirst } from '../people/order';
import { namedProperty, ofProperty } from '../properties/mine';
import { imagesAfter, keepFiles } from '../uploads';
import { numberOf } from '../../../engine/db/table-definition';
import { invalid } from '../../../engine/requests/refusal';
import { refuseShare, setShare, sharedScheduleOperations } from './schedule-share';
import { imagesOf } from '../../../engine/uploads/uploaded-images';

type Schedule = Readonly<Row<'schedule'>>;
type Item = Schedule['items'][number];

const own = (call: Call) => ownRow(call, call.world.db.schedule, 'schedule');
const sumOf = (items: readonly Item[], value: (item: Item) => number) =>
  toHundredths(items.reduce((sum, item) => sum + value(item), 0));

const netOf = ({ qty, rate }: Item) => toHundredths(qty * rate);
const vatOf = (item: Item) => toHundredths((netOf(item) * item.vatPct) / 100);

/** Each line is rounded to the penny, and the sums are those of the lines shown. */
function view({ world }: Call, row: Schedule): Schema<'Schedule'> {
  const share = world.db.scheduleShare.first('scheduleId', row.id);
  const net = sumOf(row.items, netOf);
  const vat = sumOf(row.items, vatOf);
  const contingency = toHundredths(((net + vat) * row.contingencyPct) / 100);
  return {
    ...row,
    items: row.items.map((item) => ({ ...item, total: toHundredths(netOf(item) + vatOf(item)) })),
    net,
    vat,
    contingency,
    total: toHundredths(net + vat + contingency),
    actual: sumOf(row.items, ({ actual }) => actual ?? 0),
    shared: share ? { token: share.token, expires: share.expires } : null,
  };
}

const itemOf = (given: Schema<'NewScheduleItem'>): Item => ({
  room: null,
  unit: null,
  vatPct: 0,
  trade: null,
  status: 'todo',
  condition: null,
  actual: null,
  notes: null,
  images: [],
  ...given,
});

function refuse(call: Call, draft: Draft<Row<'schedule'>>): void {
  const { propertyId, evaluationId } = draft;
  if (propertyId !== null) namedProperty(call, propertyId);
  const isUnknown =
    evaluationId !== null && call.world.db.evaluation.get(evaluationId)?.ownerId !== call.me().id;
  new FieldProblems()
    .note('propertyId', propertyId === null && evaluationId === null, 'Choose a property or an evaluation')
    .note('evaluationId', isUnknown, 'We couldn’t find that evaluation')
    .refuse();
}

const maxPhotos = 10;

/** Adds the photographs of a form to one item. */
async function withPhotos(
  call: Call,
  row: Schedule,
  { item: place, updatedAt }: Schema<'SchedulePhotosForm'>,
): Promise<Schedule> {
  const item = row.items[place];
  if (item === undefined) throw invalid({ item: ['We couldn’t find that item'] });
  const files = await imagesOf(call, 'files');
  const before = imagesAfter(item.images, undefined, files.length, maxPhotos);
  const images = [...before, ...(await keepFiles(call, files, `schedule-${numberOf(row.id)}`))];
  const items = row.items.map((each, index) => (index === place ? { ...each, images } : each));
  return changeOwn(call, call.world.db.schedule, row, { items, updatedAt });
}

export const scheduleOperations = {
  ...sharedScheduleOperations,

  listSchedules(call) {
    const me = call.me();
    const { propertyId, evaluationId, kind } = call.filters();
    const rows = call.world.db.schedule
      .by('ownerId', me.id)
      .filter(ofProperty(call, propertyId))
      .filter((row) => evaluationId === undefined || row.evaluationId === evaluationId)
      .filter((row) => kind === undefined || row.kind === kind)
      .toSorted(newestRecordFirst);
    return { status: 200, body: paged(call, rows, portfolioPageSize, (row) => view(call, row)) };
  },

  async createSchedule(call) {
    call.me();
    const { items = [], ...given } = await call.body();
    const draft = {
      propertyId: null,
      evaluationId: null,
      contingencyPct: 0,
      signedBy: [],
      ...given,
      items: items.map(itemOf),
    };
    refuse(call, draft);
    return { status: 201, body: view(call, addOwn(call, call.world.db.schedule, draft)) };
  },

  getSchedule(call) {
    return { status: 200, body: view(call, own(call)) };
  },

  async updateSchedule(call) {
    const row = own(call);
    const body = await call.body();
    if ('item' in body) return { status: 200, body: view(call, await withPhotos(call, row, body)) };
    const { items, share, ...given } = body;
    const patch = { ...given, ...(items && { items: items.map(itemOf) }) };
    refuseShare(call, share);
    refuse(call, { ...row, ...patch });
    const changed = changeOwn(call, call.world.db.schedule, row, patch);
    if (share !== undefined) setShare(call, row.id, share);
    return { status: 200, body: view(call, changed) };
  },

  deleteSchedule(call) {
    const { id } = own(call);
    setShare(call, id, null);
    call.world.db.schedule.remove(id);
    return { status: 204 };
  },
} satisfies OperationsOf<
  | 'listSchedules'
  | 'createSchedule'
  | 'getSchedule'
  | 'updateSchedule'
  | 'deleteSchedule'
  | 'getSharedSchedule'
>;
