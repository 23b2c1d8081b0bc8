import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import { bandOf, meesOf, projectedScore, stepsToC } from '../../property-search/areas/epc-bands';
import { londonDay, addMonths } from '@/lib/dates/calendar-day';
import { renewalInterval } from '@/lib/renewals/renewal-interval';
import type { Call, OperationsOf } from '../../../engine/answers/operation';
import { addOwn, changeOwn, ownRow, type Draft } from '../../../engine/answers/owned';
import { paged } from '../../../engine/answers/paging';
import { FieldProblems, portfolioPageSize } from '../fields';
import { newestRecordFirst } from '../people/order';
import { followRenewal } from '../mortgages/renewal-links';
import { namedProperty, ofProperty } from '../properties/mine';
import { conflict } from '../../../engine/requests/refusal';

type Epc = Readonly<Row<'propertyEpc'>>;

const tenYears = 120;
const own = (call: Call) => ownRow(call, call.world.db.propertyEpc, 'certificate');
const isExpired = (call: Call, { expiresOn }: Epc) => expiresOn < londonDay(call.world.clock.now());

function view(call: Call, row: Epc): Schema<'PropertyEpc'> {
  const score = projectedScore(row.currentScore, row.recommendations);
  const nation = call.world.db.property.get(row.propertyId ?? '')?.nation;
  return {
    ...row,
    projectedScore: score,
    projected: bandOf(score),
    expired: isExpired(call, row),
    // What was done since counts only with a new certificate.
    mees: meesOf(row.current, row.exemptionRef, nation),
    stepsToC: stepsToC(score, row.recommendations),
  };
}

function refuse(call: Call, draft: Draft<Row<'propertyEpc'>>, ownId?: string): void {
  if (draft.propertyId !== null) namedProperty(call, draft.propertyId);
  const problems = new FieldProblems();
  const hold = (field: 'current' | 'potential', score: number) => {
    const band = bandOf(score);
    const article = band === 'A' || band === 'E' || band === 'F' ? 'an' : 'a';
    problems.note(field, draft[field] !== band, `A score of ${score} is ${article} ${band}`);
  };
  hold('current', draft.currentScore);
  hold('potential', draft.potentialScore);
  problems
    .note('expiresOn', draft.expiresOn <= draft.lodgedOn, 'Enter an expiry date after the lodgement date')
    .note(
      'lodgedOn',
      draft.lodgedOn > londonDay(call.world.clock.now()),
      'Enter a date that isn’t in the future',
    )
    .note(
      'recommendations',
      draft.recommendations.some(({ costMin, costMax }) => costMax < costMin),
      'Enter a highest cost above the lowest',
    )
    .refuse();
  const { certificateNumber } = draft;
  if (certificateNumber === null) return;
  const same = call.world.db.propertyEpc.by('certificateNumber', certificateNumber);
  if (same.some((row) => row.ownerId === call.me().id && row.id !== ownId)) {
    throw conflict('You already have this certificate');
  }
}

/**
 * A home's EPC is due when its latest certificate runs out. The date of the last certificate goes with it; one that somebody wrote down
 * stays.
 * @param gone the certificate that was deleted
 */
function followLatest(
  call: Call,
  propertyId: string | null,
  gone?: Pick<Epc, 'lodgedOn' | 'expiresOn'>,
): void {
  if (propertyId === null) return;
  const { propertyEpc, renewalDate } = call.world.db;
  const { id: ownerId } = call.me();
  const [latest] = propertyEpc
    .by('ownerId', ownerId)
    .filter((row) => row.propertyId === propertyId)
    .toSorted((a, b) => b.lodgedOn.localeCompare(a.lodgedOn));
  const known = renewalDate
    .by('ownerId', ownerId)
    .find((row) => row.propertyId === propertyId && row.kind === 'epc');
  if (latest) {
    followRenewal(call, known, 'epc', latest.expiresOn, { propertyId, issuedOn: latest.lodgedOn });
  } else if (known && known.dueOn === gone?.expiresOn && known.issuedOn === gone.lodgedOn) {
    renewalDate.remove(known.id);
  }
}

export const epcOperations = {
  listPropertyEpcs(call) {
    const me = call.me();
    const { propertyId, expired, sort = '-lodged' } = call.filters();
    const rows = call.world.db.propertyEpc
      .by('ownerId', me.id)
      .filter(ofProperty(call, propertyId))
      .filter((row) => expired === undefined || isExpired(call, row) === expired)
      .toSorted((a, b) =>
        sort === 'expires'
          ? a.expiresOn.localeCompare(b.expiresOn) || a.id.localeCompare(b.id)
          : b.lodgedOn.localeCompare(a.lodgedOn) || newestRecordFirst(a, b),
      );
    return { status: 200, body: paged(call, rows, portfolioPageSize, (row) => view(call, row)) };
  },

  async createPropertyEpc(call) {
    call.me();
    const body = await call.body();
    const nation = call.world.db.property.get(body.propertyId ?? '')?.nation ?? 'england';
    const draft = {
      propertyId: null,
      certificateNumber: null,
      areaSqm: null,
      assessor: null,
      recommendations: [],
      exemptionRef: null,
      expiresOn: addMonths(body.lodgedOn, renewalInterval('epc', nation, body.lodgedOn) ?? tenYears),
      ...body,
    };
    refuse(call, draft);
    const added = addOwn(call, call.world.db.propertyEpc, draft);
    followLatest(call, added.propertyId);
    return { status: 201, body: view(call, added) };
  },

  getPropertyEpc(call) {
    return { status: 200, body: view(call, own(call)) };
  },

  async updatePropertyEpc(call) {
    const row = own(call);
    const patch = await call.body();
    refuse(call, { ...row, ...patch }, row.id);
    const { propertyId: before } = row;
    const changed = changeOwn(call, call.world.db.propertyEpc, row, patch);
    followLatest(call, changed.propertyId);
    if (before !== changed.propertyId) followLatest(call, before);
    return { status: 200, body: view(call, changed) };
  },

  deletePropertyEpc(call) {
    const { id, propertyId, lodgedOn, expiresOn } = own(call);
    call.world.db.propertyEpc.remove(id);
    followLatest(call, propertyId, { lodgedOn, expiresOn });
    return { status: 204 };
  },
} satisfies OperationsOf<
  'listPropertyEpcs' | 'createPropertyEpc' | 'getPropertyEpc' | 'updatePropertyEpc' | 'deletePropertyEpc'
>;
