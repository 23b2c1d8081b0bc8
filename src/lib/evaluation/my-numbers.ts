import type { EvaluationInputs, RoomIncome, Strategy } from './inputs/inputs';
import { mergeInputs, type Partially } from './inputs/overrides';
import { platformDefaults } from './inputs/platform-defaults';

/** A figure of the home itself, which no settings know. Pounds, pounds a month, a night or a year, or per cent. */
export type OwnFigure =
  'price' | 'works' | 'gdv' | 'rentPcm' | 'adr' | 'occupancyPct' | 'salePrice' | 'headRent';

/** The figures of the home that each strategy is worked out from, in the order they are asked for. */
export const ownFiguresOf: Readonly<Record<Strategy, readonly OwnFigure[]>> = {
  btl: ['price', 'works', 'rentPcm'],
  brrr: ['price', 'works', 'gdv', 'rentPcm'],
  hmo: ['price', 'works', 'rentPcm'],
  sa: ['price', 'works', 'adr', 'occupancyPct'],
  flip: ['price', 'works', 'salePrice'],
  r2r: ['rentPcm', 'headRent'],
};

type SomeInputs = Partially<EvaluationInputs>;

/** What was shown of a figure; null when it was kept back or never given. */
export function shownFigure(shown: SomeInputs, name: OwnFigure): number | null {
  const { income } = shown;
  switch (name) {
    case 'price':
      return shown.price || null;
    case 'works':
      return shown.refurb?.items?.reduce((sum, { qty, rate }) => sum + qty * rate, 0) ?? null;
    case 'gdv':
      return shown.refi?.gdv ?? null;
    case 'rentPcm':
      return income?.rooms?.length
        ? income.rooms.reduce((sum, { rentPcm }) => sum + rentPcm, 0)
        : (income?.rentPcm ?? null);
    case 'adr':
      return income?.adr ?? null;
    case 'occupancyPct':
      return income?.occupancyPct ?? null;
    case 'salePrice':
      return shown.exit?.salePrice ?? null;
    case 'headRent':
      return shown.costs?.headRent ?? null;
  }
}

function withFigure(
  inputs: EvaluationInputs,
  strategy: Strategy,
  name: OwnFigure,
  value: number,
): EvaluationInputs {
  switch (name) {
    case 'price':
      return { ...inputs, price: value };
    case 'works':
      return mergeInputs(inputs, {
        refurb: { items: value > 0 ? [{ name: 'Works', qty: 1, rate: value, vatPct: 0 }] : [] },
      });
    case 'gdv':
      return mergeInputs(inputs, { refi: { gdv: value } });
    case 'rentPcm':
      return mergeInputs(inputs, { income: { rentPcm: value, rooms: roomsWith(inputs, strategy, value) } });
    case 'adr':
      return mergeInputs(inputs, { income: { adr: value } });
    case 'occupancyPct':
      return mergeInputs(inputs, { income: { occupancyPct: value } });
    case 'salePrice':
      return mergeInputs(inputs, { exit: { salePrice: value } });
    case 'headRent':
      return mergeInputs(inputs, { costs: { headRent: value } });
  }
}

/** Rooms share another total as they shared theirs; a house of which no room is known lets as one. */
function roomsWith({ income: { rooms } }: EvaluationInputs, strategy: Strategy, total: number): RoomIncome[] {
  const before = rooms.reduce((sum, { rentPcm }) => sum + rentPcm, 0);
  if (before === 0) {
    return strategy === 'hmo' ? [{ name: 'All rooms', rentPcm: total, sqm: null, occupants: 1 }] : rooms;
  }
  return rooms.map((room) => ({ ...room, rentPcm: (room.rentPcm / before) * total }));
}

/**
 * Somebody else's deal under my own assumptions: what they show of the home on top of my settings, on top of the platform's,
 * and on top of all what I know better. The deal that was given stays as it was.
 * @param shown what its owner shows of its inputs
 * @param settings my defaults; undefined without any
 * @param known figures of the home that I give myself
 * @param terms its strategy, and the ISO day of the purchase
 */
export function withMyNumbers(
  shown: SomeInputs,
  settings: SomeInputs | undefined,
  known: Readonly<Partial<Record<OwnFigure, number>>>,
  { strategy, day }: { strategy: Strategy; day: string },
): EvaluationInputs {
  // Without the names that `known` has, an object of its own keys has none.
  const given = Object.entries(known) as [OwnFigure, number][];
  return given.reduce(
    (inputs, [name, value]) => withFigure(inputs, strategy, name, value),
    mergeInputs(platformDefaults(day), settings, shown),
  );
}
