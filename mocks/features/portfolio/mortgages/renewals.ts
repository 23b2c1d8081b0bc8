import { renewalInterval } from '@/lib/renewals/renewal-interval';
import { proposedDueOn, renewalStatus, type RenewalStatus } from '@/lib/renewals/renewal-status';
import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import { FieldProblems } from '../../../engine/requests/field-problems';
import type { Call, OperationsOf } from '../../../engine/answers/operation';
import { addOwn, changeOwn, ownRow, type Draft } from '../../../engine/answers/owned';
import { paged } from '../../../engine/answers/paging';
import { raiseAlerts } from '../alerts';
import { todayOf } from '../day';
import { homesOf } from '../properties/list';
import { checkReference, nationOf } from '../references';
import { blankRenewal } from './renewal-links';

type Renewal = Row<'renewalDate'>;

/** A matrix of homes and certificates wants many at once. */
const pageSize = 200;

const nationText = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  northern_ireland: 'Northern Ireland',
} as const;

function refuseBroken(call: Call, renewal: Draft<Renewal>): void {
  const { kind, propertyId, companyId, issuedOn, dueOn, notApplicable, naReason, name } = renewal;
  const references = new FieldProblems();
  checkReference(call, references, 'propertyId', 'property', propertyId);
  checkReference(call, references, 'companyId', 'company', companyId);
  checkReference(call, references, 'mortgageId', 'mortgage', renewal.mortgageId);
  checkReference(call, references, 'documentId', 'document', renewal.documentId);
  references.refuse();
  const nation = propertyId === null ? null : nationOf(call, propertyId);
  new FieldProblems()
    .when(propertyId !== null && companyId !== null, 'companyId', 'Choose a property or a company, not both')
    .when(
      kind === 'right_to_rent' && nation !== null && nation !== 'england',
      'kind',
      `Right to Rent checks only apply in England. This property is in ${nationText[nation ?? 'england']}`,
    )
    .when(
      kind === 'landlord_registration' && nation === 'england',
      'kind',
      'There’s no landlord registration in England',
    )
    .when(notApplicable && naReason === null, 'naReason', 'Enter why it doesn’t apply')
    .when(!notApplicable && naReason !== null, 'naReason', 'Enter a reason only if it doesn’t apply')
    .when(kind === 'other' && name === null, 'name', 'Enter a name')
    .when(
      issuedOn !== null && dueOn !== null && dueOn <= issuedOn,
      'dueOn',
      'Enter an expiry date after the issue date',
    )
    .refuse();
}

const viewOf = (
  { remindedUntil: _told, ...renewal }: Readonly<Renewal>,
  today: string,
): Schema<'RenewalDate'> => ({
  ...renewal,
  status: renewalStatus(renewal, today),
  proposedDueOn: proposedDueOn(renewal),
});

function countsOf(renewals: readonly Schema<'RenewalDate'>[]): Record<RenewalStatus, number> {
  const counts = { ok: 0, due_90: 0, due_60: 0, due_30: 0, overdue: 0, missing: 0, not_applicable: 0 };
  for (const { status } of renewals) counts[status] += 1;
  return counts;
}

/** Whether a date is about one of these homes, or about what their owner, a company, has to file. */
const isOfHomes = (
  { propertyId, companyId }: Readonly<Renewal>,
  homes: ReadonlySet<string> | undefined,
  filer: string | undefined,
): boolean =>
  homes === undefined || homes.has(propertyId ?? '') || (companyId !== null && companyId === filer);

export const renewalOperations = {
  listRenewalDates(call) {
    const me = call.me();
    const today = todayOf(call);
    raiseAlerts(call.world, me.id);
    const { propertyId, companyId, owner, tag, kind, status, from, to } = call.filters();
    const homes = homesOf(call.world.db, me.id, call.filters());
    const filer = tag === undefined ? owner : undefined;
    const all = call.world.db.renewalDate
      .sortedBy('ownerId', me.id, 'dueOn')
      .filter((row) => isOfHomes(row, homes, filer))
      .filter((row) => propertyId === undefined || row.propertyId === propertyId)
      .filter((row) => companyId === undefined || row.companyId === companyId)
      .filter((row) => kind === undefined || kind.includes(row.kind))
      .filter((row) => from === undefined || (row.dueOn !== null && row.dueOn >= from))
      .filter((row) => to === undefined || (row.dueOn !== null && row.dueOn <= to))
      .map((row) => viewOf(row, today));
    const shown = all.filter((row) => status === undefined || status.includes(row.status));
    return { status: 200, body: { ...paged(call, shown, pageSize, (row) => row), counts: countsOf(all) } };
  },

  async createRenewalDate(call) {
    call.me();
    const body = await call.body();
    const { propertyId = null } = body;
    // Nobody is reminded of what they have just written down.
    const remindedUntil = todayOf(call);
    const draft: Draft<Renewal> = { ...blankRenewal, remindedUntil, intervalMonths: null, ...body };
    refuseBroken(call, draft);
    const nation = propertyId === null ? null : nationOf(call, propertyId);
    const defaultMonths = renewalInterval(body.kind, nation, body.issuedOn ?? todayOf(call));
    const intervalMonths = body.intervalMonths === undefined ? defaultMonths : body.intervalMonths;
    const renewal = addOwn(call, call.world.db.renewalDate, { ...draft, intervalMonths });
    return { status: 201, body: viewOf(renewal, todayOf(call)) };
  },

  async updateRenewalDate(call) {
    const { renewalDate: table } = call.world.db;
    const row = ownRow(call, table, 'renewal date');
    const body = await call.body();
    // What applies again needs no reason any more.
    const patch = body.notApplicable === false ? { naReason: null, ...body } : body;
    refuseBroken(call, { ...row, ...patch });
    const remindedUntil = todayOf(call);
    const changed = changeOwn(call, table, row, { ...patch, remindedUntil });
    return { status: 200, body: viewOf(changed, remindedUntil) };
  },

  deleteRenewalDate(call) {
    const { renewalDate: table } = call.world.db;
    table.remove(ownRow(call, table, 'renewal date').id);
    return { status: 204 };
  },
} satisfies OperationsOf<
  'listRenewalDates' | 'createRenewalDate' | 'updateRenewalDate' | 'deleteRenewalDate'
>;
