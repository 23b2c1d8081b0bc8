import { floorAreaText, type AreaUnit } from '@/lib/area';
import type { Nation } from '@/lib/stamp-duty/region';
import { isUndersized, leastAreaForOne, leastAreaForTwo } from '../strategies/hmo';
import type { EvaluationInputs, RoomIncome, Strategy } from '../inputs/inputs';

export type EpcRating = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

/** What a rule asks of a deal, and whether its price is in the figures. */
export interface Finding {
  /** The same as long as the deal is about the same rule and room. */
  id: string;
  kind: 'room' | 'licence' | 'epc';
  /** What is the matter, as a sentence. */
  says: string;
  /** The law or plan that asks it. */
  rule: string;
  /** Which inputs its price goes to. */
  path: 'income.rooms' | 'costs.licence' | 'refurb.items';
  /** £ to begin with where the price is a choice: the fee of a licence, the works to EPC C. Ours, until a quote is there. */
  assumed: number | null;
  /** What the assumed price rests on, with its date; null where nothing is assumed. */
  basis: string | null;
  /** Over how many years the price is spread; 0 where it is paid once. */
  years: number;
  isPriced: boolean;
  /** Place of the room; null for what is no room's. */
  room: number | null;
}

/** What findings rest on besides the figures. */
export interface Home {
  nation: Nation;
  strategy: Strategy;
  epcRating: EpcRating | null;
}

/** The line of works that brings a home to C. */
export const epcLine = 'EPC to C';

const assumedFee = 1_200;
const feeBasis =
  'Our estimate, November 2026. Councils set their own fees: £843 in Knowsley (2025–26), £1,295 in Haringey, £1,546 in Barnet (2023).';
const worksBasis =
  'Our estimate (November 2026) of the cost of reaching EPC C, made without a survey. Under the government’s plan, owners wouldn’t have to spend more than £10,000 on each home.';
const assumedWorks: Partial<Record<EpcRating, number>> = { D: 3_500, E: 6_500, F: 9_500, G: 10_000 };

const licenceRule: Readonly<Record<Nation, { from: number; years: number; rule: string }>> = {
  england: {
    from: 5,
    years: 5,
    rule: 'Housing Act 2004, part 2, and the Licensing of HMOs (Prescribed Description) (England) Order 2018',
  },
  wales: {
    from: 5,
    years: 5,
    rule: 'Housing Act 2004, part 2, and the 2006 Order for Wales: five or more people and three or more storeys',
  },
  scotland: { from: 3, years: 3, rule: 'Housing (Scotland) Act 2006, part 5, in force since 31 August 2011' },
  northern_ireland: {
    from: 3,
    years: 5,
    rule: 'Houses in Multiple Occupation Act (Northern Ireland) 2016, in force since 1 April 2019',
  },
};
const asGuide = 'England’s 2018 minimum room sizes, as a guide. The council’s own standards apply in';
const sizeRule: Readonly<Record<Nation, string>> = {
  england: 'Licensing of HMOs (Mandatory Conditions of Licences) (England) Regulations 2018',
  wales: `${asGuide} Wales`,
  scotland: `${asGuide} Scotland`,
  northern_ireland: `${asGuide} Northern Ireland`,
};

/** What the law asks of the home as this strategy, and what it would cost: room sizes, a licence, the energy rating. */
export function complianceFindings(inputs: EvaluationInputs, home: Home, unit: AreaUnit): Finding[] {
  const hasRooms = home.strategy === 'hmo' || home.strategy === 'r2r';
  return [
    ...(hasRooms ? roomFindings(inputs, home, unit) : []),
    ...(hasRooms ? licenceFinding(inputs, home) : []),
    ...epcFinding(inputs, home),
  ];
}

/** A room that is too small for its people, or that is let to nobody because it is too small for one. */
const roomFindings = ({ income }: EvaluationInputs, { nation }: Home, unit: AreaUnit): Finding[] =>
  income.rooms.flatMap((room, place) => {
    const isEmptied =
      room.sqm !== null && room.sqm < leastAreaForOne && room.occupants === 0 && room.rentPcm === 0;
    if (!isUndersized(room) && !isEmptied) return [];
    return [
      {
        id: `room-${place}`,
        kind: 'room',
        says: roomSays(room, isEmptied, nation, unit),
        rule: sizeRule[nation],
        path: 'income.rooms',
        assumed: null,
        basis: null,
        years: 0,
        isPriced: isEmptied,
        room: place,
      },
    ];
  });

function roomSays(
  { name, sqm, occupants }: RoomIncome,
  isEmptied: boolean,
  nation: Nation,
  unit: AreaUnit,
): string {
  const area = floorAreaText(sqm ?? 0, unit);
  const one = floorAreaText(leastAreaForOne, unit);
  if (isEmptied) return `${name} is ${area}: not let, because it’s under ${one}.`;
  const two = floorAreaText(leastAreaForTwo, unit);
  const isLaw = nation === 'england';
  if (occupants === 1 || (sqm ?? 0) < leastAreaForOne)
    return isLaw
      ? `${name} is ${area}. No one over 10 can sleep in a room under ${one}.`
      : `${name} is ${area}, under England’s minimum of ${one} for one person over 10.`;
  return `${name} is ${area}. ${isLaw ? `Two adults need ${two}` : `England’s minimum for two adults is ${two}`}, so it suits only one.`;
}

function licenceFinding({ income, costs }: EvaluationInputs, { nation }: Home): Finding[] {
  const people = income.rooms.reduce((all, { occupants }) => all + occupants, 0);
  const { from, years, rule } = licenceRule[nation];
  if (people < from) return [];
  return [
    {
      id: 'licence',
      kind: 'licence',
      // voice: licences begin with more than one, and last several years
      says: `${people} people: ${nation === 'wales' ? 'if it has three or more storeys, the house needs a licence' : 'the house needs a licence'}, renewed every ${years} years.`,
      rule,
      path: 'costs.licence',
      assumed: assumedFee,
      basis: feeBasis,
      years,
      isPriced: costs.licence > 0,
      room: null,
    },
  ];
}

/** Scotland and Northern Ireland have no least rating for lets, and what is sold is not let. */
function epcFinding({ refurb }: EvaluationInputs, { nation, strategy, epcRating }: Home): Finding[] {
  const isCovered = (nation === 'england' || nation === 'wales') && strategy !== 'flip';
  const assumed = epcRating === null ? undefined : assumedWorks[epcRating];
  if (!isCovered || epcRating === null || assumed === undefined) return [];
  const isBarred = epcRating === 'F' || epcRating === 'G';
  return [
    {
      id: 'epc',
      kind: 'epc',
      says: isBarred
        ? `Rated ${epcRating}, so it can’t be let without an exemption. The government plans to require C for all lets by 1 October 2030.`
        : `Rated ${epcRating}, so it can be let now. The government plans to require C for all lets by 1 October 2030.`,
      rule: 'Energy Efficiency (Private Rented Property) (England and Wales) Regulations 2015. The Warm Homes Plan of 21 January 2026 proposes C, which isn’t law yet',
      path: 'refurb.items',
      assumed,
      basis: worksBasis,
      years: 0,
      isPriced: refurb.items.some(({ name }) => name === epcLine),
      room: null,
    },
  ];
}

/**
 * The deal with the price of a finding in it: a fee spread over the years of the licence, works as a line of their own, a room
 * let to one or to nobody.
 * @param pounds the fee or the works; not used for rooms
 */
export function withPrice(
  inputs: EvaluationInputs,
  { kind, room, years }: Finding,
  pounds: number,
): EvaluationInputs {
  switch (kind) {
    case 'licence':
      return { ...inputs, costs: { ...inputs.costs, licence: pounds / years } };
    case 'epc': {
      const others = inputs.refurb.items.filter(({ name }) => name !== epcLine);
      const line = { name: epcLine, qty: 1, rate: pounds, vatPct: 0 };
      return { ...inputs, refurb: { ...inputs.refurb, items: [...others, line] } };
    }
    case 'room':
      return {
        ...inputs,
        income: {
          ...inputs.income,
          rooms: inputs.income.rooms.map((each, place) => (place === room ? lawful(each) : each)),
        },
      };
  }
}

/** Too small for one it is let to nobody; too small for two, to one at the same rent. */
const lawful = (room: RoomIncome): RoomIncome =>
  (room.sqm ?? 0) < leastAreaForOne ? { ...room, occupants: 0, rentPcm: 0 } : { ...room, occupants: 1 };
