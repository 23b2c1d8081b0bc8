import { areaUnitText, floorAreaText, fromAreaUnit, inAreaUnit, squareFeet, type AreaUnit } from '@/lib/area';
import { readNumber, readPercent, readPounds, numberText, poundsText } from '@/lib/money/amount-text';

export type FieldUnit = 'pounds' | 'percent' | 'number';

/** One figure of the deal: its name, what it may be, and how far one press of an arrow key moves it. */
export interface FieldSpec {
  label: string;
  unit: FieldUnit;
  min: number;
  max: number;
  step: number;
  /** May be left empty; an empty field that may not reads as zero. */
  isNullable?: true;
  isWhole?: true;
  suffix?: string;
  hint?: string;
  /** What a negative figure is answered with, where “… can’t be negative” would be odd. */
  tooLow?: string;
}

const most = 100_000_000;
const money = (label: string, step: number, more: Partial<FieldSpec> = {}): FieldSpec => ({
  label,
  unit: 'pounds',
  min: 0,
  max: most,
  step,
  ...more,
});
const percent = (label: string, max = 100, more: Partial<FieldSpec> = {}): FieldSpec => ({
  label,
  unit: 'percent',
  min: 0,
  max,
  step: 0.25,
  suffix: '%',
  ...more,
});
const number = (label: string, max: number, suffix: string, more: Partial<FieldSpec> = {}): FieldSpec => ({
  label,
  unit: 'number',
  min: 0,
  max,
  step: 1,
  suffix,
  ...more,
});
const yearly = { suffix: 'per year' } as const;
const monthly = { suffix: 'pcm' } as const;
const growth = (label: string) => percent(label, 50, { min: -50 });

/** Every figure that can be typed in, by path; the ranges are the contract's. */
export const fields = {
  'inputs.price': money('Price', 500),
  'inputs.askingPrice': money('Asking price', 500, { isNullable: true }),
  'inputs.stampDutyOverride': money('Stamp duty override', 50, { isNullable: true }),
  'inputs.fees.legal': money('Legal fees', 50),
  'inputs.fees.survey': money('Survey fee', 50),
  'inputs.fees.broker': money('Broker fee', 50),
  'inputs.fees.mortgageArrangement': money('Arrangement fee', 50),
  'inputs.fees.sourcing': money('Sourcing fee', 50),
  'inputs.fees.auction': money('Auction fee', 50),
  'inputs.fees.planning': money('Planning fees', 50),
  'inputs.fees.other': money('Other fees', 50),
  'inputs.refurb.contingencyPct': percent('Contingency', 200, { step: 1 }),
  'inputs.furnishing': money('Furnishing', 100),
  'inputs.holdingPcm': money('Holding costs', 10, { ...monthly, max: 1_000_000 }),
  'inputs.finance.ltv': percent('Loan to value', 100),
  'inputs.finance.rate': percent('Rate', 30),
  'inputs.finance.termYears': number('Term', 50, 'years'),
  'inputs.finance.bridge.ltv': percent('Bridging loan to value', 100),
  'inputs.finance.bridge.monthlyRate': percent('Monthly bridging rate', 10, { step: 0.05 }),
  'inputs.finance.bridge.arrangementPct': percent('Bridging arrangement fee', 20),
  'inputs.finance.bridge.exitPct': percent('Exit fee', 20),
  'inputs.finance.bridge.months': number('Bridging term', 60, 'months'),
  'inputs.refi.gdv': money('Value after works', 500, { isNullable: true }),
  'inputs.refi.ltv': percent('New loan to value', 100),
  'inputs.refi.fees': money('Refinancing fees', 50),
  'inputs.refi.rate': percent('New rate', 30),
  'inputs.income.rentPcm': money('Rent', 25, { ...monthly, isNullable: true, max: 1_000_000 }),
  'inputs.income.other': money('Other income', 50, yearly),
  'inputs.income.adr': money('Nightly rate', 1, { isNullable: true, max: 100_000, suffix: 'per night' }),
  'inputs.income.occupancyPct': percent('Occupancy', 100, { isNullable: true, step: 1 }),
  'inputs.income.avgStay': number('Average stay', 365, 'nights', { isNullable: true, step: 0.5 }),
  'inputs.income.cleaningFee': money('Cleaning fee', 5, { max: 100_000, suffix: 'per stay' }),
  'inputs.costs.voidPct': percent('Voids', 100),
  'inputs.costs.managementPct': percent('Management', 100),
  'inputs.costs.managementVatPct': percent('VAT on management', 100, { step: 1 }),
  'inputs.costs.maintenancePct': percent('Maintenance', 100),
  'inputs.costs.insurance': money('Insurance', 10, yearly),
  'inputs.costs.groundRent': money('Ground rent', 10, yearly),
  'inputs.costs.serviceCharge': money('Service charge', 10, yearly),
  'inputs.costs.licence': money('Licence', 10, yearly),
  'inputs.costs.bills': money('Bills', 50, yearly),
  'inputs.costs.compliance': money('Certificates', 10, yearly),
  'inputs.costs.other': money('Other costs', 10, yearly),
  'inputs.costs.headRent': money('Rent to the landlord', 100, yearly),
  'inputs.costs.sa.otaPct': percent('Booking site commission', 100),
  'inputs.costs.sa.otaSharePct': percent('Share of bookings via booking sites', 100, { step: 1 }),
  'inputs.costs.sa.cleaningCost': money('Cleaning cost', 5, { max: 100_000, suffix: 'per stay' }),
  'inputs.costs.sa.fixed': money('Guest supplies and services', 50, {
    ...yearly,
    hint: 'Such as linen, cleaning products and booking software',
  }),
  'inputs.exit.salePrice': money('Sale price', 500, { isNullable: true }),
  'inputs.exit.months': number('Time to sale', 120, 'months'),
  'inputs.exit.agentPct': percent('Estate agent’s fee', 100),
  'inputs.exit.agentVatPct': percent('VAT on estate agent’s fee', 100, { step: 1 }),
  'inputs.exit.legal': money('Legal fees on sale', 50),
  'inputs.exit.holdYears': number('Holding period', 50, 'years', { isWhole: true }),
  'inputs.growth.value': growth('Capital growth'),
  'inputs.growth.rent': growth('Income growth'),
  'inputs.growth.cost': growth('Cost growth'),
  'inputs.tax.companyRate': percent('Corporation tax', 100, { step: 1 }),
  'inputs.stress.icr': percent('Required ICR', 500, { step: 5 }),
  'inputs.stress.rate': percent('Stress rate', 30),
} as const satisfies Record<string, FieldSpec>;

export type FieldPath = keyof typeof fields;

const otherFields: Readonly<Record<string, FieldSpec>> = {
  'home.bedrooms': number('Bedrooms', 30, '', { isNullable: true, isWhole: true }),
  'home.areaSqm': number('Floor area', 100_000, 'm²', { isNullable: true }),
  'home.leaseYears': number('Years left on the lease', 9_999, 'years', { isNullable: true, isWhole: true }),
  'refurb.items.qty': number('Quantity', 100_000, ''),
  'refurb.items.rate': money('Unit cost', 50, { max: 10_000_000 }),
  'refurb.items.vatPct': percent('VAT', 100, { step: 1 }),
  'income.rooms.rentPcm': money('Rent', 5, { ...monthly, max: 100_000 }),
  'income.rooms.sqm': number('Area', 1_000, 'm²', { isNullable: true, step: 0.1 }),
  'income.rooms.occupants': number('People', 20, '', { isWhole: true, tooLow: 'Enter 0 or more' }),
};

/** A figure as it is typed in the chosen unit: an area is kept in square metres, everything else as it is typed. */
export interface TypedField {
  spec: FieldSpec;
  /** From square metres. */
  shown: (kept: number) => number;
  kept: (shown: number) => number;
}

const isArea = ({ suffix }: FieldSpec) => suffix === areaUnitText.sqm;
const same = (value: number) => value;

/** The field as it is typed: areas in whole square feet where that is the unit. */
export function typedField(spec: FieldSpec, unit: AreaUnit): TypedField {
  if (!isArea(spec) || unit === 'sqm') return { spec, shown: same, kept: same };
  const isLarge = spec.step >= 1;
  const inFeet = { suffix: areaUnitText.sqft, max: squareFeet(spec.max), step: isLarge ? 10 : 1 };
  return {
    spec: { ...spec, ...inFeet, isWhole: true },
    shown: (kept) => inAreaUnit(kept, unit),
    kept: (typed) => fromAreaUnit(typed, unit),
  };
}

/** The field at a path, in the table, of the home, or in a line of works or rooms; undefined for anything else. */
export function fieldAt(path: string): FieldSpec | undefined {
  if (Object.hasOwn(fields, path)) return fields[path as FieldPath]; // true: the table has it
  return otherFields[path.replace(/^inputs\./, '').replace(/\.\d+\./, '.')];
}

/** What was typed, as the field keeps it, or what is wrong with it. */
export type ReadField = { value: number | null } | { error: string };

/** Reads what was typed into a field: money, per cent and numbers as people write them, within the field's range. */
export function readField(spec: FieldSpec, text: string): ReadField {
  const read = { pounds: readPounds, percent: readPercent, number: readNumber }[spec.unit](text);
  if (read === 'blank') return { value: spec.isNullable ? null : Math.max(0, spec.min) };
  if (read === 'unreadable') return { error: unreadableText(spec) };
  if (read < spec.min || read > spec.max) return { error: rangeText(spec, read) };
  if (spec.isWhole && !Number.isInteger(read)) return { error: 'Enter a whole number' };
  return { value: read };
}

/** Rates go by quarters of a point, shares by whole ones, an interest cover by five. */
function unreadableText({ unit, step, suffix }: FieldSpec): string {
  if (unit === 'pounds') return 'Enter an amount, such as £1,150 or 180k';
  if (unit === 'number') return `Enter a number, such as ${suffix === 'years' ? '25' : '3'}`;
  return `Enter a percentage, such as ${step < 1 ? '5.25' : step === 1 ? '20' : '145'}`;
}

function rangeText(spec: FieldSpec, read: number): string {
  if (spec.min === 0 && read < 0) return spec.tooLow ?? `${spec.label} can’t be negative`;
  // A loan and a deposit are at most the price, which isn’t entered yet.
  if (spec.max === 0) return 'Enter the price first';
  return read < spec.min
    ? `Enter ${valueText(spec, spec.min)} or more`
    : `Enter ${valueText(spec, spec.max)} or less`;
}

/** A label within a sentence: `survey fee`, `required ICR`. What begins with an abbreviation stays: `VAT on management`. */
export const labelInSentence = (label: string): string =>
  label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());

/** A value as the field shows it. */
export const fieldText = (spec: FieldSpec, value: number | null): string =>
  spec.unit === 'pounds' ? poundsText(value) : numberText(value);

/** From four digits on they are told apart. */
const long = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** A value in a sentence: `£180,000`, `5.25%`, `25 years`, `80 m² (861 sq ft)`, `nothing`. @param unit which of an area comes first */
export function valueText(spec: FieldSpec, value: number | null, unit: AreaUnit = 'sqm'): string {
  if (value === null) return 'nothing';
  if (isArea(spec)) return floorAreaText(value, unit);
  if (spec.unit === 'pounds') return value < 0 ? `−£${poundsText(-value)}` : `£${poundsText(value)}`;
  const text = value < 1_000 ? numberText(value) : long.format(value);
  return spec.unit === 'percent' ? `${text}%` : `${text} ${spec.suffix ?? ''}`.trim();
}

/** Moves a value by so many steps and holds it within the field's range. */
export function nudged(spec: FieldSpec, value: number | null, steps: number): number {
  const moved = (value ?? 0) + steps * spec.step;
  return Math.min(spec.max, Math.max(spec.min, Math.round(moved * 1e6) / 1e6));
}

export { dutyName, metricName, metricNames, metricRow } from '@/lib/evaluation/judgement/metrics';
