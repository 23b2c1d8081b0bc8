// What sales and lets nearby say of a home's value and rent (product.md S30).

interface Sale {
  /** £. */
  price: number;
  /** m²; null where it is not known. */
  areaSqm: number | null;
}

/** Values are told to this many pounds, rents to that many a month. */
const valueStep = 500;
const rentStep = 5;
/** A home more than this many times as large or small is no measure by the square metre: it counts as it was sold. */
const widestScale = 2;

/**
 * What a sale says of a home of another size: its price per m² times the home's floor area, £. Its price alone where one of the
 * areas is not known, or one is more than twice the other.
 */
export function adjustedPrice({ price, areaSqm }: Sale, homeSqm: number | null): number {
  if (areaSqm === null || homeSqm === null || areaSqm <= 0) return price;
  const scale = homeSqm / areaSqm;
  return scale > widestScale || scale < 1 / widestScale ? price : price * scale;
}

/** The median of adjusted prices, to £500; null without a sale. */
export const valueOf = (sales: readonly Sale[], homeSqm: number | null): number | null =>
  rounded(median(sales.map((sale) => adjustedPrice(sale, homeSqm))), valueStep);

/** The median rent, to £5 a month; null without a let. */
export const rentOf = (lets: readonly { rentPcm: number }[]): number | null =>
  rounded(median(lets.map(({ rentPcm }) => rentPcm)), rentStep);

const rounded = (value: number | null, step: number) =>
  value === null ? null : Math.round(value / step) * step;

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.ceil((sorted.length - 1) / 2)];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

interface Dated {
  id: string;
  /** ISO day. */
  on: string;
  type: string;
  distanceMiles: number;
}

export interface ComparableFilter {
  /** At most so far away; any distance without. */
  miles?: number | undefined;
  /** Not older than so many months; any age without. */
  months?: number | undefined;
  /** Of this kind; any without. */
  type?: string | undefined;
}

/**
 * Those that a filter lets through, in their order.
 * @param since the earliest ISO day by the filter's months; without it any day
 */
export const passing = <Row extends Dated>(
  rows: readonly Row[],
  { miles, type }: ComparableFilter,
  since: string | undefined,
): Row[] =>
  rows.filter(
    (row) =>
      (miles === undefined || row.distanceMiles <= miles) &&
      (type === undefined || row.type === type) &&
      (since === undefined || row.on >= since),
  );

/** The longest reference the contract takes. */
const longestRef = 100;

/** The comparables of a figure as its evidence names them: their ids by commas, as many as there is room for. */
export function evidenceRef(ids: readonly string[]): string {
  let ref = '';
  for (const id of ids) {
    const next = ref === '' ? id : `${ref},${id}`;
    if (next.length > longestRef) break;
    ref = next;
  }
  return ref;
}
