import { ratio, times, type Figure } from '../figures';
import { roomsRent } from './income';
import type { EvaluationInputs, RoomIncome } from '../inputs/inputs';
import { letting, type LettingResults } from './letting';
import type { Terms } from '../inputs/terms';

/** A house let by the room (product.md §5.8). */
export interface HmoResults extends LettingResults {
  rooms: {
    avgRoomRentPcm: Figure;
    profitPerRoomPcm: Figure;
    costPerRoom: Figure;
    /** Rooms that are smaller than the law wants for those who sleep there; a room of unknown size is not listed. */
    undersized: string[];
    /** Five people or more: a mandatory licence in England. */
    licenceRequired: boolean;
    /** How many rooms at the average rent pay for everything. */
    breakEvenRooms: Figure;
  };
}

/** What one adult may sleep in, m². */
export const leastAreaForOne = 6.51;
export const leastAreaForTwo = 10.22;
const licensedFrom = 5;

export function houseInMultipleOccupation(inputs: EvaluationInputs, terms: Terms): HmoResults {
  const { rooms } = inputs.income;
  const results = letting(inputs, terms, roomsRent(inputs));
  const average = ratio(times(results.income.grossRent, 1 / 12), rooms.length);
  const breakEven = ratio(results.breakEvenRentPcm, average);
  return {
    ...results,
    rooms: {
      avgRoomRentPcm: average,
      profitPerRoomPcm: ratio(results.returns.cashFlowPcm, rooms.length),
      costPerRoom: ratio(results.purchase.totalCost, rooms.length),
      undersized: rooms.filter(isUndersized).map(({ name }) => name),
      licenceRequired: rooms.reduce((all, { occupants }) => all + occupants, 0) >= licensedFrom,
      // A hair's breadth over a whole room is rounding, not another room.
      breakEvenRooms: breakEven === null ? null : Math.ceil(breakEven - 1e-9) + 0,
    },
  };
}

/** 6.51 m² for one adult, 10.22 m² for two (product.md §5.8). */
export function isUndersized({ sqm, occupants }: RoomIncome): boolean {
  if (sqm === null || occupants < 1) return false;
  return sqm < (occupants === 1 ? leastAreaForOne : leastAreaForTwo);
}
