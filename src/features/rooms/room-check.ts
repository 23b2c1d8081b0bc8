// What can be said of a room beside what is recorded: whether it is large enough, and what it costs while nobody rents it.
import type { Schemas } from '@/api/contract';
import { leastSize, type RoomSizeRule } from '@/lib/letting-law/room-sizes';

export type Room = Schemas['PropertyRoom'];

/**
 * What is wrong with a room’s size. The server says it of HMOs in England; elsewhere it is by the nation’s own rule.
 * @param rule that of the nation; undefined where there is none
 * @returns `Below 6.51 m²`; null where nothing is
 */
export function sizeProblem(
  room: Pick<Room, 'areaSqm' | 'maxOccupants' | 'sizeFlag'>,
  isSleeping: boolean,
  nation: Schemas['PropertyNation'],
  rule: Pick<RoomSizeRule, 'sizes'> | undefined,
): string | null {
  if (room.sizeFlag !== null) return room.sizeFlag.message.replace(/^b/, 'B');
  if (nation === 'england' || !isSleeping || rule === undefined) return null;
  const least = leastSize(rule, Math.min(2, room.maxOccupants));
  return least !== null && room.areaSqm < least ? `Below ${least} m²` : null;
}

/** What an empty room costs, £ a day: a year of its rent over 365 days. Null without a rent, or for one that is let. */
export const voidCostPerDay = ({ rentPcm, currentTenancyId }: Pick<Room, 'rentPcm' | 'currentTenancyId'>) =>
  rentPcm === null || currentTenancyId !== null ? null : (rentPcm * 12) / 365;
