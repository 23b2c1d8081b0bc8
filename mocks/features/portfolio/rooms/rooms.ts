import type { Schema } from '../../../engine/contract/contract';
import type { Database, Row } from '../../../engine/db/database';
import { isRunning } from '../summary/portfolio-lets';
import { refuseInUse, usesOfRoom } from '../summary/portfolio-where-used';
import type { Call, OperationsOf } from '../../../engine/answers/operation';
import { addOwn, changeOwn, ownRow, type Draft } from '../../../engine/answers/owned';
import { paged } from '../../../engine/answers/paging';
import { FieldProblems, portfolioPageSize } from '../fields';
import { namedProperty, ofProperty } from '../properties/mine';
import { imagesAfter, keepFiles } from '../uploads';
import { numberOf } from '../../../engine/db/table-definition';
import { imagesOf } from '../../../engine/uploads/uploaded-images';
import { saManagementOperations } from './sa';
import { hasRoomLaw, sizeFlagOf } from './size';

type Room = Readonly<Row<'propertyRoom'>>;

type PropertyRoomPatch = Schema<'PropertyRoomUpdate'> & { images: string[] };

/** The contract's. */
const maxPhotos = 40;

const own = (call: Call) => ownRow(call, call.world.db.propertyRoom, 'room');

/** Answers rooms of one member with the tenancy that runs there and what the law says of their size. */
function views(db: Database, ownerId: number): (room: Room) => Schema<'PropertyRoom'> {
  const running = db.tenancy.by('ownerId', ownerId).filter(isRunning);
  const byRoom = new Map(running.map(({ id, roomId }) => [roomId, id]));
  return (room) => {
    const property = db.property.get(room.propertyId);
    // A room of no named kind is taken for a bedroom: better a warning too many.
    const isSleeping = room.roomKindId === null || db.roomKind.get(room.roomKindId)?.sleeping === true;
    const isFlagged = property !== undefined && hasRoomLaw(db, property);
    return {
      ...room,
      currentTenancyId: byRoom.get(room.id) ?? null,
      sizeFlag: isFlagged ? sizeFlagOf(room, isSleeping) : null,
    };
  };
}

const view = (call: Call, room: Room) => views(call.world.db, room.ownerId)(room);

function refuse(call: Call, { propertyId, roomKindId }: Draft<Row<'propertyRoom'>>): void {
  namedProperty(call, propertyId);
  const isUnknown = roomKindId !== null && call.world.db.roomKind.get(roomKindId) === undefined;
  new FieldProblems().note('roomKindId', isUnknown, 'We couldn’t find that room type').refuse();
}

const propertyRoomOperations = {
  listPropertyRooms(call) {
    const me = call.me();
    const { db } = call.world;
    const rows = db.propertyRoom.by('ownerId', me.id).filter(ofProperty(call, call.filters().propertyId));
    return { status: 200, body: paged(call, rows, portfolioPageSize, views(db, me.id)) };
  },

  async createPropertyRoom(call) {
    call.me();
    const draft = {
      roomKindId: null,
      floor: null,
      ensuite: false,
      furnished: false,
      billsIncluded: false,
      rentPcm: null,
      notes: null,
      images: [],
      ...(await call.body()),
    };
    refuse(call, draft);
    return { status: 201, body: view(call, addOwn(call, call.world.db.propertyRoom, draft)) };
  },

  getPropertyRoom(call) {
    return { status: 200, body: view(call, own(call)) };
  },

  async updatePropertyRoom(call) {
    const row = own(call);
    const { images, ...given } = { images: undefined, ...(await call.body()) };
    const files = await imagesOf(call, 'files');
    const patch: PropertyRoomPatch = {
      ...given,
      images: imagesAfter(row.images, images, files.length, maxPhotos),
    };
    refuse(call, { ...row, ...patch });
    if (patch.propertyId !== undefined && patch.propertyId !== row.propertyId) {
      refuseInUse(usesOfRoom(call.world.db, row), (uses) => `${row.name} has ${uses} in this property`);
    }
    patch.images = [...patch.images, ...(await keepFiles(call, files, `room-${numberOf(row.id)}`))];
    return { status: 200, body: view(call, changeOwn(call, call.world.db.propertyRoom, row, patch)) };
  },

  deletePropertyRoom(call) {
    const row = own(call);
    const { db } = call.world;
    refuseInUse(usesOfRoom(db, row), (uses) => `${row.name} has ${uses}`);
    db.propertyRoom.remove(row.id);
    return { status: 204 };
  },

  listRooms(call) {
    call.me();
    return { status: 200, body: call.world.db.roomKind.all() };
  },
} satisfies OperationsOf<
  | 'listPropertyRooms'
  | 'createPropertyRoom'
  | 'getPropertyRoom'
  | 'updatePropertyRoom'
  | 'deletePropertyRoom'
  | 'listRooms'
>;

export const roomOperations = { ...propertyRoomOperations, ...saManagementOperations };
