// Rooms of the houses in multiple occupation, and the home that is let by the night.
import type { Tables } from '../../../engine/db/database';
import { uuidOf } from '../../../engine/db/table-definition';
import { memberId } from '../../account/seeds/accounts';
import { before } from '../../../engine/seeds/moments';
import { dayBefore } from './properties';
import { kindId, type KindKey } from './reference';

type RoomText = readonly [
  property: number,
  name: string,
  kind: KindKey,
  floor: number,
  areaSqm: number,
  occupants: number,
  rentPcm: number | null,
];

/** Rooms 1 to 5 are let in home 3, rooms 6 to 11 in home 7; then the rooms they share, and those of home 10. */
const rooms: readonly RoomText[] = [
  [3, 'Room A', 'double_bedroom', 0, 12.6, 1, 560],
  [3, 'Room B', 'double_bedroom', 1, 11.2, 1, 545],
  [3, 'Room C', 'double_bedroom', 1, 10.4, 1, 535],
  // Too small: the licence will ask about it.
  [3, 'Room D', 'single_bedroom', 1, 6.3, 1, 430],
  [3, 'Room E', 'ensuite_bedroom', 2, 14.1, 1, 615],
  [7, 'Room A', 'ensuite_bedroom', 0, 15.2, 2, 640],
  [7, 'Room B', 'double_bedroom', 0, 10.9, 1, 525],
  [7, 'Room C', 'ensuite_bedroom', 1, 12.8, 1, 590],
  [7, 'Room D', 'double_bedroom', 1, 10.6, 1, 520],
  [7, 'Room E', 'single_bedroom', 1, 7.4, 1, 455],
  [7, 'Room F', 'studio_room', 2, 19.7, 2, 725],
  [3, 'Kitchen and dining', 'kitchen_diner', 0, 18.3, 0, null],
  [3, 'Bathroom', 'bathroom', 1, 5.1, 0, null],
  [7, 'Kitchen', 'kitchen', 0, 14.6, 0, null],
  [7, 'Lounge', 'living_room', 0, 17.9, 0, null],
  [7, 'Shower room', 'shower_room', 1, 3.6, 0, null],
  [10, 'Main bedroom', 'ensuite_bedroom', 3, 14.4, 2, null],
  [10, 'Second bedroom', 'double_bedroom', 3, 11.1, 2, null],
  [10, 'Living room and kitchen', 'living_room', 3, 27.5, 0, null],
];

export function seedRooms(tables: Tables, now: Date): void {
  const at = before(now, { days: 380 });
  for (const [property, name, kind, floor, areaSqm, maxOccupants, rentPcm] of rooms) {
    tables.propertyRoom.add({
      ownerId: memberId,
      propertyId: uuidOf('property', property),
      name,
      roomKindId: kindId(kind),
      floor,
      areaSqm,
      maxOccupants,
      ensuite: kind === 'ensuite_bedroom' || kind === 'studio_room',
      furnished: true,
      billsIncluded: rentPcm !== null,
      rentPcm,
      notes: areaSqm < 6.51 && maxOccupants > 0 ? 'Measured twice without the chimney breast.' : null,
      images: [],
      createdAt: at,
      updatedAt: at,
    });
  }
}

/** Days from now to the first night, nights, channel. */
const stays: readonly (readonly [number, number, string])[] = [
  [-64, 3, 'Airbnb'],
  [-58, 5, 'Booking.com'],
  [-51, 2, 'Direct'],
  [-44, 4, 'Airbnb'],
  [-37, 3, 'Booking.com'],
  [-31, 7, 'Airbnb'],
  [-20, 2, 'Vrbo'],
  [-16, 4, 'Booking.com'],
  [-9, 3, 'Airbnb'],
  [-3, 5, 'Booking.com'],
  [6, 3, 'Airbnb'],
  [12, 4, 'owner'],
  [21, 7, 'Airbnb'],
  [44, 2, 'Direct'],
];

export function seedSaManagement(tables: Tables, now: Date): void {
  const year = now.getUTCFullYear();
  tables.propertySaManagement.add({
    ownerId: memberId,
    propertyId: uuidOf('property', 10),
    channels: [
      { name: 'Airbnb', commissionPct: 15.5 },
      { name: 'Booking.com', commissionPct: 17 },
      { name: 'Vrbo', commissionPct: 8 },
      { name: 'Direct', commissionPct: 1.5 },
    ],
    adr: 132,
    seasons: [
      { from: `${year}-06-15`, to: `${year}-09-05`, adr: 158, minStay: 3 },
      { from: `${year}-11-18`, to: `${year}-12-23`, adr: 171, minStay: 2 },
    ],
    occupancyPct: 68.5,
    avgStay: 3.1,
    cleaningFee: 65,
    cleaningCost: 52,
    linenCost: 18,
    managementPct: 0,
    blocks: stays.map(([start, nights, source], index) => ({
      from: dayBefore(now, -start),
      to: dayBefore(now, -start - nights),
      source,
      uid: `stay-${index + 1}@calendar.example`,
    })),
    nightCap: null,
    createdAt: before(now, { days: 570 }),
    updatedAt: before(now, { days: 2, hours: 5 }),
  });
}
