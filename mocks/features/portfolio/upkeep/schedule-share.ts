// A schedule shown to a contractor by its link, with its photos and without what it costs.
import type { Schema } from '../../../engine/contract/contract';
import type { Row } from '../../../engine/db/database';
import type { Call, OperationsOf } from '../../../engine/answers/operation';
import { authorView } from '../../../engine/answers/views';
import { notFound } from '../../../engine/requests/refusal';
import type { World } from '../../../engine/world/world';
import { FieldProblems } from '../fields';
import { secretToken } from '../secret-token';

type Share = Schema<'ScheduleUpdate'>['share'];

/** Throws 422 for a link that would have ended already. */
export function refuseShare(call: Call, share: Share): void {
  const isOver = share != null && Date.parse(share.expires) <= call.world.clock.now().getTime();
  new FieldProblems().note('share', isOver, 'Choose an end date in the future').refuse();
}

/** Opens the link of a schedule, or takes it back. Its token is new each time: an old link never works again. */
export function setShare(call: Call, scheduleId: string, share: NonNullable<Share> | null): void {
  const { scheduleShare } = call.world.db;
  for (const { id } of scheduleShare.by('scheduleId', scheduleId)) scheduleShare.remove(id);
  if (share !== null)
    scheduleShare.add({ scheduleId, token: secretToken(), expires: share.expires, readers: [] });
}

const isOpen = ({ expires }: Pick<Row<'scheduleShare'>, 'expires'>, now: Date) =>
  Date.parse(expires) > now.getTime();

/** May this member see the photo: one of a schedule whose link they opened, while that link is open? */
export const mayReadSchedulePhoto = (
  { db, clock }: World,
  { file, ownerId }: Pick<Row<'mediaFile'>, 'file' | 'ownerId'>,
  readerId: number,
): boolean =>
  db.schedule
    .by('ownerId', ownerId)
    .filter(({ items }) => items.some(({ images }) => images.includes(file)))
    .flatMap(({ id }) => db.scheduleShare.by('scheduleId', id))
    .some((share) => isOpen(share, clock.now()) && share.readers.includes(readerId));

export const sharedScheduleOperations = {
  getSharedSchedule(call) {
    const me = call.me();
    const { db, clock } = call.world;
    const share = db.scheduleShare.first('token', call.param('token'));
    const row = share && db.schedule.get(share.scheduleId);
    if (!row || !isOpen(share, clock.now())) throw notFound('This schedule is no longer shared');
    if (!share.readers.includes(me.id))
      db.scheduleShare.update(share.id, { readers: [...share.readers, me.id] });
    const { title, kind, propertyId, ownerId, items, updatedAt } = row;
    const home = db.property.get(propertyId ?? '');
    return {
      status: 200,
      body: {
        ownerId,
        title,
        kind,
        address: home ? `${home.addressLine1}, ${home.town} ${home.postcode}` : null,
        ownerName: authorView(db, ownerId).fullName,
        items: items.map(({ room, name, qty, unit, trade, status, condition, notes, images }) => ({
          room,
          name,
          qty,
          unit,
          trade,
          status,
          condition,
          notes,
          images,
        })),
        expires: share.expires,
        updatedAt,
      },
    };
  },
} satisfies OperationsOf<'getSharedSchedule'>;
