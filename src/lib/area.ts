import { readNumber, type ReadAmount } from './money/amount-text';
import { formatPounds, formatWholePounds } from './money/money';

const squareFeetPerSquareMetre = 10.7639;

/** The units that an area is entered and shown in; it is kept in square metres. */
export type AreaUnit = 'sqft' | 'sqm';

export const areaUnitText: Readonly<Record<AreaUnit, string>> = { sqft: 'sq ft', sqm: 'm²' };

/** Square metres as whole square feet (specification §9). Not a number in, not a number out. */
export function squareFeet(squareMetres: number): number {
  // Adding zero turns a negative zero into a plain one.
  return Math.round(squareMetres * squareFeetPerSquareMetre) + 0;
}

/** Whole square feet as square metres to the hundredth, which `squareFeet` gives back exactly. */
export function squareMetres(feet: number): number {
  return Math.round((feet / squareFeetPerSquareMetre) * 100) / 100;
}

/** Square metres as a number of the unit. */
export const inAreaUnit = (sqm: number, unit: AreaUnit): number => (unit === 'sqft' ? squareFeet(sqm) : sqm);

/** A number of the unit as square metres. */
export const fromAreaUnit = (area: number, unit: AreaUnit): number =>
  unit === 'sqft' ? squareMetres(area) : area;

const inFeet = /(sq\.?\s*ft|sqft|ft²|ft2)\.?$/i;
const inMetres = /(sq\.?\s*m|sqm|m²|m2)\.?$/i;

/** An area as people write it, m²: `861`, `861 sq ft`, `80 m²`. @param unit that of a number without one */
export function readArea(text: string, unit: AreaUnit): ReadAmount {
  const bare = text.trim();
  const written = inFeet.test(bare) ? 'sqft' : inMetres.test(bare) ? 'sqm' : unit;
  const read = readNumber(bare.replace(inFeet, '').replace(inMetres, ''));
  return typeof read === 'number' ? fromAreaUnit(read, written) : read;
}

const hundredths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const tenths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
/** Below it areas are rooms, whose least sizes the law gives to the hundredth, m². */
const largestRoom = 30;

/** `861 sq ft` or `80 m²`: an area in one unit. @param sqm m² */
export function shortAreaText(sqm: number, unit: AreaUnit): string {
  const area = inAreaUnit(sqm, unit);
  const plain = unit === 'sqm' && sqm < largestRoom ? hundredths : tenths;
  return `${plain.format(area)} ${areaUnitText[unit]}`;
}

/** `861 sq ft (80 m²)`, or `80 m² (861 sq ft)` by metres. @param sqm m² */
export const floorAreaText = (sqm: number, unit: AreaUnit): string =>
  `${shortAreaText(sqm, unit)} (${shortAreaText(sqm, unit === 'sqft' ? 'sqm' : 'sqft')})`;

/** £ per square foot as £ per the unit, to the penny. */
export const pricePerUnit = (perSquareFoot: number, unit: AreaUnit): number =>
  Math.round(perSquareFoot * (unit === 'sqft' ? 1 : squareFeetPerSquareMetre) * 100) / 100;

/** £ per the unit as £ per square foot, which `pricePerUnit` gives back to the penny. */
export const pricePerSquareFoot = (perUnit: number, unit: AreaUnit): number =>
  unit === 'sqft' ? perUnit : Math.round((perUnit / squareFeetPerSquareMetre) * 10_000) / 10_000;

/** `£207.50 per sq ft`, `£2,234 per m²`: whole pounds where it is per m². @param perSquareFoot £ */
export const pricePerAreaText = (perSquareFoot: number, unit: AreaUnit): string =>
  `${unit === 'sqft' ? formatPounds(pricePerUnit(perSquareFoot, unit)) : formatWholePounds(pricePerUnit(perSquareFoot, unit))} per ${areaUnitText[unit]}`;
