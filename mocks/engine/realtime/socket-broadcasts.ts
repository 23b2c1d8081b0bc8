// What is told to whom by the socket, for the contract of every host.
import type { Socket } from 'socket.io-client';
import { notificationType } from '../../features/notifications/notification-types';
import { notify } from '../../features/notifications/notify';
import type { World } from '../world/world';
import { setNeighbourOnline } from './presence';

/** The members who listen: Hannah and Callum are in conversation 1, Priya is not. */
export const members = { hannah: 1, callum: 2, priya: 3 };
export type Name = keyof typeof members;
export type Cast = Record<Name, Socket>;
type Heard = Partial<Record<Name, unknown[][]>>;

const toAll = (...event: unknown[]): Heard => ({ hannah: [event], callum: [event], priya: [event] });

/** What somebody or something does, and who hears what of it; whoever is not named hears nothing. */
export const broadcasts: [what: string, act: (cast: Cast, world: World) => unknown, heard: Heard][] = [
  ['a heartbeat is acknowledged', ({ hannah }) => hannah.emit('heartbeat'), { hannah: [['heartbeat-ack']] }],
  ['a ping of the server’s reaches everybody', (_, world) => world.hub.emit('ping'), toAll('ping')],
  [
    'a notification is for its member alone',
    (_, world) => notify(world, notificationType.reaction, { to: 1, from: 2 }),
    { hannah: [['newNotification']] },
  ],
  [
    'who comes online is told to the others',
    (_, world) => setNeighbourOnline(world, 8, true),
    toAll('userConnected', 8),
  ],
  [
    'who leaves is told to the others, and each of them once',
    (_, world) => {
      setNeighbourOnline(world, 8, true);
      setNeighbourOnline(world, 8, true);
      setNeighbourOnline(world, 8, false);
      setNeighbourOnline(world, 8, false);
    },
    {
      hannah: [
        ['userConnected', 8],
        ['userDisconnected', 8],
      ],
      callum: [
        ['userConnected', 8],
        ['userDisconnected', 8],
      ],
      priya: [
        ['userConnected', 8],
        ['userDisconnected', 8],
      ],
    },
  ],
  ['nobody may speak for somebody else', ({ priya }) => priya.emit('setOnlineUser', 8), {}],
  ['nobody may speak for somebody who is not there', ({ priya }) => priya.emit('setOnlineUser', 1e9), {}],
  [
    'typing is told to the others of the conversation',
    ({ hannah }) => hannah.emit('typing', { conversationId: 1 }),
    { callum: [['typing', { conversationId: 1, userId: 1 }]] },
  ],
  [
    'typing elsewhere, nowhere or in no known form is told to nobody',
    ({ hannah }) => {
      const odd = ['x', null, {}, { conversationId: '1' }, { conversationId: 26 }, { conversationId: 1e9 }];
      for (const each of odd) hannah.emit('typing', each);
    },
    {},
  ],
];
