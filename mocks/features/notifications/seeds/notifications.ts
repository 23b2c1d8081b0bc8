import type { Row, Tables } from '../../../engine/db/database';
import type { WorldSize } from '../../../engine/seeds/world-size';
import { uuidOf } from '../../../engine/db/table-definition';
import { notificationType } from '../notification-types';
import { connectedIds } from '../../../engine/world/relations';
import { memberId, newcomerId } from '../../account/seeds/accounts';
import { before } from '../../../engine/seeds/moments';
import { olderNotifications } from './large';
import { happeningsOf, nothing, type Happening } from './events';
import { Dice } from '../../../engine/seeds/random';

const total = 120;
const forMember = 46;
/** The specification names no type 12; it occurs once, in the demo member's list. */
const unnamedType = 12;
const unnamedPlace = 15;
const { listing, transactions, reaction } = notificationType;
/** Every type the specification names, from the newest on; the round is repeated. */
const kinds = [3, 5, 1, 9, 7, 4, 10, 2, 6, listing, transactions, 5, 3, 5, 9, reaction, 4, 3, 5, 7] as const;
const unreadOfMember = 7;
/** Kept out of the app by the member's settings: one of each nine, the newest among them. */
const isShown = (place: number) => place % 9 !== 0;

type Draft = Omit<Row<'notification'>, 'id'>;

/** About when a notification stands in its member's list: close together at first, then ever further apart. */
const timeAt = (now: Date, place: number) => before(now, { minutes: 7 + place * 95 + place ** 2 * 14 });

/**
 * 120 notifications: 46 for the demo member, the rest for their circle, each of something that the records hold.
 * Newest last, so that ids grow with time.
 */
export function seedNotifications(tables: Tables, now: Date, size: WorldSize): void {
  const dice = new Dice(89);
  const left = happeningsOf(tables, memberId, now);
  const happened = Array.from({ length: forMember }, (_, place) => memberHappening(left, now, place) ?? [])
    .flat()
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const drafts = happened.map((happening, place): Draft => ({
    ...happening,
    notifierId: memberId,
    wasInAppSent: isShown(place),
    read: place >= unreadOfMember,
  }));
  drafts.push(...ofCircle(tables, now, total - drafts.length, dice));
  for (const draft of drafts.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))) {
    tables.notification.add(draft);
  }
  if (size === 'large') tables.notification.addAll(olderNotifications(tables, now, left));
}

function memberHappening(left: Happening[], now: Date, place: number): Happening | undefined {
  const createdAt = timeAt(now, place);
  if (place === unnamedPlace) return { ...nothing, typeId: unnamedType, createdAt };
  const typeId = kinds[place % kinds.length] ?? reaction;
  if (typeId === listing) {
    return { ...nothing, typeId, propertySearchId: uuidOf('propertySearch', 1), count: 3, createdAt };
  }
  if (typeId === transactions) return { ...nothing, typeId, count: 4, createdAt };
  return takeNearest(left, typeId, createdAt) ?? takeNearest(left, reaction, createdAt);
}

/** What happened to the demo member's connections, in turn; whoever has nothing left is passed over. */
function* ofCircle(tables: Tables, now: Date, count: number, dice: Dice): Generator<Draft> {
  const circle = [...connectedIds(tables, memberId)]
    .filter((id) => id !== newcomerId)
    .map((id) => ({ id, left: happeningsOf(tables, id, now) }));
  for (let place = 0, given = 0; given < count; place += 1) {
    const turn = circle[place % circle.length];
    if (turn === undefined || circle.every(({ left }) => left.length === 0)) return;
    const createdAt = timeAt(now, given);
    const typeId = kinds[place % kinds.length] ?? reaction;
    const happening = takeNearest(turn.left, typeId, createdAt) ?? takeNearest(turn.left, null, createdAt);
    if (happening === undefined) continue;
    yield { ...happening, notifierId: turn.id, wasInAppSent: isShown(given), read: dice.chance(0.6) };
    given += 1;
  }
}

/** Takes out what happened nearest to this moment; of any type when `typeId` is null. */
function takeNearest(left: Happening[], typeId: number | null, moment: string): Happening | undefined {
  const wanted = Date.parse(moment);
  let best = -1;
  let least = Infinity;
  left.forEach((each, index) => {
    const distance = Math.abs(Date.parse(each.createdAt) - wanted);
    if ((typeId !== null && each.typeId !== typeId) || distance >= least) return;
    best = index;
    least = distance;
  });
  return best < 0 ? undefined : left.splice(best, 1)[0];
}
