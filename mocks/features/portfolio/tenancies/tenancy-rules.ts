// What a tenancy must keep to beyond the shape of its fields.
import { formatPounds } from '@/lib/money/money';
import {
  earliestIncrease,
  fitsRentPeriod,
  rentIncreaseRule,
  rentIncreaseText,
} from '@/lib/tenancy/rent-review';
import { rentPeriodFrom } from '@/lib/tenancy/rent-periods';
import { frequenciesFor, typesFor } from '@/lib/tenancy/tenancy-terms';
import type { Row } from '../../../engine/db/database';
import { FieldProblems } from '../../../engine/requests/field-problems';
import type { Call } from '../../../engine/answers/operation';
import { dayText, todayOf } from '../day';
import { checkReference, isRoomOf, nationOf, type Nation } from '../references';
import { conflict } from '../../../engine/requests/refusal';

type Tenancy = Row<'tenancy'>;
export type TenancyDraft = Omit<Tenancy, 'id' | 'ownerId' | 'createdAt' | 'updatedAt'>;

/** Kinds of tenancy that exist in one nation only. */
const nationOfType: Partial<Record<Tenancy['type'], Nation>> = {
  assured_periodic: 'england',
  ast: 'england',
  occupation_contract: 'wales',
  prt: 'scotland',
  ni_private: 'northern_ireland',
};
const nationNames: Record<Nation, string> = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  northern_ireland: 'Northern Ireland',
};
const scottishSchemes: readonly unknown[] = ['safedeposits', 'lps', 'mds'];

const moves: Record<Tenancy['status'], readonly Tenancy['status'][]> = {
  prospective: ['approved', 'rejected'],
  approved: ['current', 'rejected'],
  current: ['ending', 'ended'],
  ending: ['current', 'ended'],
  ended: [],
  rejected: [],
};

/** Throws 409 for a status that cannot follow. */
export function refuseMove(from: Tenancy['status'], to: Tenancy['status']): void {
  if (from !== to && !moves[from].includes(to))
    throw conflict(`You can’t change a tenancy from ${from} to ${to}`);
}

/** Throws 422 with all that is wrong. */
export function refuseBrokenTenancy(call: Call, tenancy: TenancyDraft): void {
  const { propertyId, roomId, type, startDate, endDate, status } = tenancy;
  const today = todayOf(call);
  const references = new FieldProblems();
  checkReference(call, references, 'propertyId', 'property', propertyId);
  checkReference(call, references, 'roomId', 'propertyRoom', roomId);
  checkReference(call, references, 'tenantIds', 'contact', tenancy.tenantIds);
  checkReference(call, references, 'guarantorId', 'contact', tenancy.guarantorId);
  references.refuse();
  const nation = nationOf(call, propertyId);
  const bound = nationOfType[type];
  const hasEnd = endDate !== null;
  new FieldProblems()
    .when(roomId !== null && !isRoomOf(call, roomId, propertyId), 'roomId', 'Choose a room in this property')
    .when(
      bound !== undefined && bound !== nation,
      'type',
      `This tenancy type isn’t used in ${nationNames[nation]}, where the property is`,
    )
    .when(
      bound === nation && !typesFor(nation, startDate).includes(type),
      'type',
      'Assured shorthold tenancies can’t start on or after 1 May 2026. Choose an assured periodic tenancy',
    )
    .when(
      !frequenciesFor(type, startDate).includes(tenancy.frequency),
      'frequency',
      'Rent for an assured tenancy can be due monthly, or at intervals of up to 28 days',
    )
    .when(hasEnd && endDate < startDate, 'endDate', 'Enter an end date after the start date')
    .when(!hasEnd && (status === 'ending' || status === 'ended'), 'endDate', 'Enter the end date')
    .when(hasEnd && status === 'ended' && endDate > today, 'endDate', 'Enter a date that isn’t in the future')
    .when(status === 'current' && startDate > today, 'status', `This tenancy starts on ${dayText(startDate)}`)
    .when(
      tenancy.depositScheme !== null &&
        nation !== 'northern_ireland' &&
        scottishSchemes.includes(tenancy.depositScheme) !== (nation === 'scotland'),
      'depositScheme',
      `This scheme doesn’t cover deposits in ${nationNames[nation]}`,
    )
    .when(
      nation !== 'england' && (tenancy.rightToRentOn ?? tenancy.rightToRentFollowUp) !== null,
      'rightToRentOn',
      'Right to Rent checks only apply in England',
    )
    .when(
      (tenancy.proposedRent === null) !== (tenancy.proposedFrom === null),
      tenancy.proposedRent === null ? 'proposedRent' : 'proposedFrom',
      'Enter the new rent and its start date',
    )
    .refuse();
}

/** Throws 422 on `proposedFrom` when the new rent would start too early, or within a rent period where it must not. */
export function refuseEarlyIncrease(call: Call, tenancy: TenancyDraft): void {
  const { proposedFrom, proposedRent, type, propertyId } = tenancy;
  const nation = nationOf(call, propertyId);
  const today = todayOf(call);
  const rule = rentIncreaseRule(type, nation, today);
  if (proposedFrom === null || rule === null) return;
  const earliest = earliestIncrease(tenancy, nation, today);
  new FieldProblems()
    .when(
      proposedFrom < earliest,
      'proposedFrom',
      `A rent of ${formatPounds(proposedRent ?? 0)} can’t start before ${dayText(earliest)}: ` +
        rentIncreaseText(rule),
    )
    .when(
      proposedFrom >= earliest && !fitsRentPeriod(tenancy, nation, proposedFrom, today),
      'proposedFrom',
      `A new rent must start on the first day of a rent period. The next one starts on ${dayText(rentPeriodFrom(tenancy, proposedFrom))}`,
    )
    .refuse();
}

const holds = (status: Tenancy['status']) => status !== 'prospective' && status !== 'rejected';

/** Throws 409 when another tenancy has the same home on some of the same days. A whole home has all of its rooms. */
export function refuseOverlap(call: Call, tenancy: TenancyDraft, id?: string): void {
  if (!holds(tenancy.status)) return;
  const other = call.world.db.tenancy
    .by('propertyId', tenancy.propertyId)
    .find(
      (each) =>
        each.id !== id &&
        each.ownerId === call.me().id &&
        holds(each.status) &&
        (each.roomId === null || tenancy.roomId === null || each.roomId === tenancy.roomId) &&
        each.startDate <= (tenancy.endDate ?? '9999') &&
        tenancy.startDate <= (each.endDate ?? '9999'),
    );
  if (other === undefined) return;
  const home = tenancy.roomId === null ? 'property' : 'room';
  const end = other.endDate === null ? 'with no end date' : `to ${dayText(other.endDate)}`;
  throw conflict(`This ${home} is already let from ${dayText(other.startDate)} ${end}`);
}
