// Sums over a member's homes: what each earns and owes, and the totals of all.
import { toHundredths } from '@/lib/money/pence';
import type { Schema } from '../../../engine/contract/contract';
import type { Database, Row } from '../../../engine/db/database';
import { cashFlowOf } from './portfolio-cash-flow';
import { certificateOf, dayAt, isCertificate, nextOf } from './portfolio-dates';
import { forecastTotals } from './portfolio-forecast';
import { earningsOf, historyOf } from './portfolio-history';
import { addDays, addMonths } from '@/lib/dates/calendar-day';
import { isOwedRent, isRunning, owedOf, pcmOf } from './portfolio-lets';
import { earnedPcm, isRented, percent, yieldsOf } from './portfolio-yields';

type Property = Readonly<Row<'property'>>;
type Figures = Schema<'PropertyFigures'>;
type Tenancy = Readonly<Row<'tenancy'>>;
type Transaction = Readonly<Row<'transaction'>>;

const sumOf = <Item>(items: readonly Item[], value: (item: Item) => number) =>
  items.reduce((sum, item) => sum + value(item), 0);

function byProperty<Item extends { propertyId: string | null }>(rows: readonly Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const row of rows) {
    if (row.propertyId === null) continue;
    const group = groups.get(row.propertyId);
    if (group) group.push(row);
    else groups.set(row.propertyId, [row]);
  }
  return groups;
}

const notToLet: ReadonlySet<Property['status']> = new Set(['works', 'sold', 'own_use']);

/**
 * How many units a home has to let and how many are let; null when it is not to let, and when it is let and no tenancy tells how
 * much of it. One that is let by the night is let for the share of nights that are sold.
 */
function unitsOf(db: Database, property: Property, tenancies: readonly Tenancy[]) {
  if (notToLet.has(property.status)) return null;
  if (isRented(db, property) && tenancies.length === 0) return null;
  const nights = db.propertySaManagement.first('propertyId', property.id)?.occupancyPct ?? null;
  if (nights !== null) return { units: 1, let: nights / 100 };
  const rooms = db.propertyRoom.by('propertyId', property.id).filter(({ roomKindId }) => {
    return roomKindId !== null && db.roomKind.get(roomKindId)?.sleeping === true;
  });
  const isWhole = tenancies.some(({ roomId }) => roomId === null);
  const isByRoom =
    db.propertyModel.get(property.modelId ?? '')?.key === 'hmo' ||
    tenancies.some(({ roomId }) => roomId !== null);
  if (isWhole || !isByRoom || rooms.length === 0) return { units: 1, let: tenancies.length > 0 ? 1 : 0 };
  const letRooms = new Set(tenancies.map(({ roomId }) => roomId));
  return { units: rooms.length, let: rooms.filter(({ id }) => letRooms.has(id)).length };
}

/** Answers what any home of a member earned of late; the ledger is walked through once, and only when it is asked for. */
function earningsOfAll(db: Database, ownerId: number, today: string) {
  let known: Map<string, Schema<'PropertyEarnings'>> | undefined;
  return (id: string) => {
    known ??= new Map(
      earningsOf(
        db.property.by('ownerId', ownerId),
        db.transaction.sortedBy('ownerId', ownerId, 'date'),
        today,
      ).map((each) => [each.uuid, each]),
    );
    return known.get(id);
  };
}

/** Answers the figures of any home of a member; the tables are walked through once, not for each home. */
export function figuresOf(db: Database, ownerId: number, today: string): (property: Property) => Figures {
  const mortgages = byProperty(db.mortgage.by('ownerId', ownerId));
  const lets = db.tenancy.by('ownerId', ownerId);
  const tenancies = byProperty(lets.filter(isRunning));
  const over = byProperty(lets.filter(({ status }) => status === 'ended'));
  const renewals = byProperty(db.renewalDate.by('ownerId', ownerId));
  const earnings = earningsOfAll(db, ownerId, today);
  return (property) => {
    const debts = mortgages.get(property.id) ?? [];
    const running = tenancies.get(property.id) ?? [];
    const allDates = renewals.get(property.id) ?? [];
    const dates = allDates.filter((row) => !row.notApplicable);
    const certificates = dates.filter(({ kind }) => isCertificate.has(kind));
    const debt = toHundredths(sumOf(debts, ({ balance }) => balance));
    const rentPcm = running.length > 0 ? toHundredths(sumOf(running, pcmOf)) : null;
    const value = property.currentValue;
    const isValued = value !== null && value > 0;
    const units = unitsOf(db, property, running);
    const isNightly = db.propertySaManagement.countBy('propertyId', property.id) > 0;
    const incomePcm = rentPcm ?? (isNightly ? earnedPcm(db, property, null, earnings(property.id)) : null);
    const isVacant = property.status === 'void' && running.length === 0;
    const leftOn = isVacant
      ? dayAt(
          -1,
          (over.get(property.id) ?? []).map(({ endDate }) => endDate),
        )
      : null;
    return {
      debt,
      mortgages: debts.length,
      mortgagePcm: debts.length > 0 ? toHundredths(sumOf(debts, (each) => each.monthlyPayment)) : null,
      ltv: isValued ? percent(debt, value) : null,
      rentPcm,
      letUntil: dayAt(
        0,
        running.map(({ endDate }) => endDate),
      ),
      vacantSince: leftOn === null ? null : addDays(leftOn, 1),
      occupancyPct: units === null ? null : percent(units.let, units.units),
      grossYield: isValued && incomePcm !== null ? percent(incomePcm * 12, value) : null,
      compliance: {
        inDate: certificates.filter(({ dueOn }) => dueOn !== null && dueOn >= today).length,
        total: certificates.length,
      },
      nextDate: nextOf(dates),
      gasSafety: certificateOf(allDates, 'gas_safety'),
      electrical: certificateOf(allDates, 'eicr'),
    };
  };
}

/** What is not known of a home although the totals need it. */
function missingOf(db: Database, property: Property, incomePcm: number | null) {
  const fields: Schema<'PropertyMissing'>['fields'] = [];
  if (property.currentValue === null) fields.push('value');
  if (incomePcm === null) fields.push(isRented(db, property) ? 'rent' : 'income');
  return fields;
}

/** £ of rent that is owed of these tenancies. */
function arrearsOf(tenancies: readonly Tenancy[], all: readonly Transaction[], today: string): number {
  const owed = all.filter(isOwedRent);
  const totals = tenancies.map((tenancy) => {
    const ledger = owed.filter(({ tenancyId }) => tenancyId === tenancy.id);
    return ledger.length === 0 ? 0 : owedOf(tenancy, ledger, today).total;
  });
  return toHundredths(sumOf(totals, (total) => total));
}

/**
 * Totals of homes of one member. Sold ones count with their transactions only.
 * @param isAll nothing narrows them: what is owed and due is then that of every record, as the lists of those have it
 * @param companyId their owner alone narrows them: what this company has to file is due as well
 */
export function summaryOf(
  db: Database,
  ownerId: number,
  properties: readonly Property[],
  today: string,
  isAll = false,
  companyId?: string,
): Schema<'PropertySummary'> {
  const figures = figuresOf(db, ownerId, today);
  const ids = new Set(properties.map(({ id }) => id));
  const isHere = ({ propertyId }: { propertyId: string | null }) =>
    propertyId !== null && ids.has(propertyId);
  const held = properties
    .filter(({ status }) => status !== 'sold')
    .map((property) => ({ property, value: property.currentValue, ...figures(property) }));
  const valued = held.filter(({ value }) => value !== null);
  const value = toHundredths(sumOf(valued, (each) => each.value ?? 0));
  const valuedDebt = sumOf(valued, ({ debt }) => debt);
  const allTenancies = db.tenancy.by('ownerId', ownerId);
  const tenancies = allTenancies.filter(isHere);
  const running = byProperty(tenancies.filter(isRunning));
  const units = held.flatMap(({ property }) => unitsOf(db, property, running.get(property.id) ?? []) ?? []);
  const ledger = db.transaction.sortedBy('ownerId', ownerId, 'date');
  const { months, isEmpty } = cashFlowOf(ledger, ids, today);
  const income = sumOf(months, (month) => month.income);
  const costs = sumOf(months, (month) => month.costs);
  const outstanding = ledger.filter((row) => row.status === 'outstanding' && isHere(row));
  const yearOn = addMonths(today, 12);
  const renewals = db.renewalDate
    .by('ownerId', ownerId)
    .filter((row) => !row.notApplicable && row.dueOn !== null && row.dueOn <= yearOn)
    .filter((row) => isAll || isHere(row) || (row.companyId !== null && row.companyId === companyId));
  const unitCount = sumOf(units, (each) => each.units);
  const mortgages = byProperty(db.mortgage.by('ownerId', ownerId));
  const homes = held.map(({ property }) => property);
  const earnings = earningsOf(homes, ledger, today);
  const earned = new Map(earnings.map((each) => [each.uuid, each]));
  return {
    properties: properties.length,
    value,
    valuedProperties: valued.length,
    debt: toHundredths(sumOf(held, ({ debt }) => debt)),
    equity: toHundredths(value - valuedDebt),
    ltv: value > 0 ? percent(valuedDebt, value) : null,
    rentPcm: toHundredths(sumOf(held, ({ rentPcm }) => rentPcm ?? 0)),
    netCashFlowPcm: !isEmpty ? toHundredths((income - costs) / 12) : null,
    occupancyPct:
      unitCount > 0
        ? percent(
            sumOf(units, (each) => each.let),
            unitCount,
          )
        : null,
    arrears: arrearsOf(isAll ? allTenancies : tenancies, ledger, today),
    ...yieldsOf(
      held.map(({ property, rentPcm, value: worth }) => ({
        value: worth,
        incomePcm: earnedPcm(db, property, rentPcm, earned.get(property.id)),
        costsPcm: earned.get(property.id)?.costsPcm ?? null,
      })),
    ),
    renewalsIn12Months: renewals.length,
    outstandingTransactions: outstanding.length,
    months,
    missing: held.flatMap(({ property, rentPcm }) => {
      const incomePcm = earnedPcm(db, property, rentPcm, earned.get(property.id));
      const fields = missingOf(db, property, incomePcm);
      const { id, fullAddress } = property;
      return fields.length > 0 ? [{ uuid: id, fullAddress, fields }] : [];
    }),
    letProperties: homes.filter(({ status }) => status === 'let' || status === 'part_let').length,
    history: historyOf(properties, (id) => mortgages.get(id) ?? [], today),
    earnings,
    forecast: forecastTotals(db, homes, ledger, today),
  };
}
