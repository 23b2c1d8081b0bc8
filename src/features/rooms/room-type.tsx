// What a room is to the parts that all records share.
import { BedDouble, KeyRound } from 'lucide-react';
import type { PagedArgs, Schemas } from '@/api/contract';
import { read, readPages, write } from '@/api/queries';
import { askToRemove } from '@/entities/record/asked-removal';
import { PropertyChoices } from '@/entities/property/use-properties';
import { propertyField } from '@/entities/record/described/property-field';
import type { RecordDescription } from '@/entities/record/described/record-description';
import type { Room } from './room-check';
import { KindChoices } from './room-kinds';

type RoomType = RecordDescription<Room, Schemas['NewPropertyRoom']>;

/** Fifty a page. */
export const roomList = (filters: NonNullable<PagedArgs<'/property-rooms'>['query']>) =>
  readPages('/property-rooms', { query: filters });

/** What is read again with a room. */
export const roomReaders = ['/property-rooms', '/properties'];

interface Known {
  kinds: readonly Schemas['RoomKind'][];
  /** Of the property whose page it is: the form does not ask. */
  propertyId?: string | undefined;
  /** Begins the tenancy of a room. */
  onLet: (room: Room) => void;
}

/** The rooms of homes (S53), of one property or of any. */
export function roomType({ kinds, propertyId, onLet }: Known): RoomType {
  return {
    one: 'room',
    many: 'rooms',
    kind: 'room',
    path: '/property-rooms',
    icon: <BedDouble aria-hidden />,
    empty: 'Add the rooms to check their sizes and let them one by one.',
    titleOf: ({ name }) => name,
    isTitleQuoted: true,
    begin: { maxOccupants: 1, ...(propertyId !== undefined && { propertyId }) },
    groups: [
      {
        fields: [
          ...(propertyId === undefined
            ? [propertyField(PropertyChoices, { isRequired: true, isWide: true })]
            : []),
          { name: 'name', kind: 'text', label: 'Name', isRequired: true, maxLength: 60 },
          {
            name: 'roomKindId',
            kind: 'choice',
            label: 'Type',
            Choices: KindChoices,
          },
          {
            name: 'areaSqm',
            kind: 'area',
            label: 'Floor area',
            hint: 'Leave out any part with a ceiling under 1.5 m',
            isRequired: true,
            min: 0.01,
            max: 1000,
          },
          {
            name: 'maxOccupants',
            kind: 'number',
            label: 'Maximum occupants',
            hint: 'Count people aged over 10',
            isRequired: true,
            isWhole: true,
            max: 20,
          },
          {
            name: 'floor',
            kind: 'number',
            label: 'Floor',
            hint: '0 is the ground floor',
            isWhole: true,
            min: -5,
            max: 100,
          },
          { name: 'rentPcm', kind: 'pounds', label: 'Asking rent', hint: 'Per month', max: 1e9 },
          { name: 'ensuite', kind: 'yes', label: 'En suite' },
          { name: 'furnished', kind: 'yes', label: 'Furnished' },
          { name: 'billsIncluded', kind: 'yes', label: 'Bills included', isWide: true },
          { name: 'notes', kind: 'note', label: 'Notes', maxLength: 2000 },
        ],
      },
    ],
    actions: (room) =>
      room.currentTenancyId === null && kinds.find(({ id }) => id === room.roomKindId)?.sleeping !== false
        ? [
            {
              label: 'Let this room…',
              icon: <KeyRound aria-hidden size={16} />,
              onSelect: () => onLet(room),
            },
          ]
        : [],
    add: (queryClient, body) =>
      write(queryClient, 'post', '/property-rooms', { body }, { refreshes: roomReaders }),
    change: (queryClient, { id }, body) =>
      write(queryClient, 'put', '/property-rooms/{id}', { path: { id }, body }, { refreshes: roomReaders }),
    remove: (queryClient, { id, name }) =>
      askToRemove(
        queryClient,
        '/property-rooms/{id}',
        { path: { id } },
        { one: 'room', title: `“${name}”`, text: 'This can’t be undone.', refreshes: roomReaders },
      ),
    reread: (queryClient, { id }) =>
      queryClient.fetchQuery({ ...read('/property-rooms/{id}', { path: { id } }), staleTime: 0 }),
  };
}
