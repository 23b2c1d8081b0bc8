import type { Tables } from '../../../engine/db/database';
import { relationOf } from '../../../engine/world/relations';
import { memberId, newcomerId } from '../../account/seeds/accounts';
import { seedInvitations } from './invitations';
import { before } from '../../../engine/seeds/moments';
import { Dice } from '../../../engine/seeds/random';

/** Hannah knows these; the rest she may get to know through them. */
const hannahs = [2, 3, 4, 5, 6, 8, 9, 10, 13, 14, 17, 18, 22, 25, 27, 30, 35, 39, 42, 43, 49, 56];
const askingHannah: readonly (readonly [number, string | null])[] = [
  [45, 'We met at the Manchester landlords’ evening. I’d love to hear how your licence renewal went.'],
  [20, null],
  [37, 'Happy to look at the refinance you posted about.'],
];
const askedByHannah = [26, 54];
const pairsToDraw = 170;
const declinedByHannah = 53;
const blockedByHannah = 32;
const hannahsNotes: readonly (readonly [number, string | null, readonly string[]])[] = [
  [2, 'Replies within the hour. Ask about the two on Tempest Road before the auction.', ['sourcer', 'Leeds']],
  [3, 'Did the Wilbraham Road remortgage. No fee until the offer.', ['lender']],
  [18, null, ['surveyor', 'Manchester']],
  [30, 'Bathroom at Victoria Road: ten days, as promised.', ['trades']],
];

export function seedConnections(tables: Tables, now: Date): void {
  seedInvitations(tables, now);
  const dice = new Dice(23);
  const known = new Set<string>();
  const connect = (
    requesterId: number,
    addresseeId: number,
    isAccepted: boolean,
    note: string | null = null,
  ) => {
    const pair = [requesterId, addresseeId].toSorted((a, b) => a - b).join('-');
    if (requesterId === addresseeId || known.has(pair)) return;
    known.add(pair);
    const days = dice.between(2, 500);
    tables.connection.add({
      requesterId,
      addresseeId,
      status: isAccepted ? 'accepted' : 'pending',
      note,
      createdAt: isAccepted ? before(now, { days }) : before(now, { hours: dice.between(2, 60) }),
      respondedAt: isAccepted ? before(now, { days: days - 1, hours: 3 }) : null,
    });
  };
  for (const id of hannahs) {
    const [asking, asked] = dice.chance(0.5) ? [memberId, id] : [id, memberId];
    connect(asking, asked, true);
  }
  for (const [id, note] of askingHannah) connect(id, memberId, false, note);
  for (const id of askedByHannah) connect(memberId, id, false);
  const others = tables.user.all().flatMap(({ id }) => (id === memberId || id === newcomerId ? [] : [id]));
  for (let drawn = 0; drawn < pairsToDraw; drawn += 1) {
    connect(dice.pick(others), dice.pick(others), dice.chance(0.93));
  }
  seedEnds(tables, now);
  seedNotes(tables);
}

/** A request that Hannah declined, and a member whom she blocked. */
function seedEnds(tables: Tables, now: Date): void {
  const ends = [
    [declinedByHannah, memberId, 'declined'],
    [memberId, blockedByHannah, 'blocked'],
  ] as const;
  for (const [requesterId, addresseeId, status] of ends) {
    tables.connection.add({
      requesterId,
      addresseeId,
      status,
      note: null,
      createdAt: before(now, { days: 41, hours: requesterId }),
      respondedAt: before(now, { days: 40, hours: 2 }),
    });
  }
}

function seedNotes(tables: Tables): void {
  for (const [partnerId, privateNote, tags] of hannahsNotes) {
    const { id: connectionId } = relationOf(tables, memberId, partnerId) ?? { id: 0 };
    tables.connectionNote.add({
      key: `${connectionId} ${memberId}`,
      connectionId,
      privateNote,
      tags: [...tags],
    });
  }
}
