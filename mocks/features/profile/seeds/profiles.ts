import type { Row, Tables } from '../../../engine/db/database';
import { adminId, demoPassword, newcomerId, unconfirmedId } from '../../account/seeds/accounts';
import { usernameOf } from '../../../engine/seeds/members';
import { before } from '../../../engine/seeds/moments';
import { people } from '../../../engine/seeds/people';
import { seedProfiles, strategiesOf } from './about';
import { Dice } from '../../../engine/seeds/random';
import type { WorldSize } from '../../../engine/seeds/world-size';

/** Members with a picture of their own; everybody else shows initials. */
const pictured: ReadonlySet<number> = new Set([2, 3, 6, 8, 10, 13, 17, 22, 25, 31, 39, 42, 49]);
const pro: ReadonlySet<number> = new Set([1, 2, 6, 25, 27, 35]);
const business: ReadonlySet<number> = new Set([3, 10, 17, 38]);
/** Members without a password: they came by the provider that is linked. */
const passwordless: ReadonlySet<number> = new Set([48]);
const suspendedId = 47;
const signIns: readonly (readonly [number, Row<'linkedSignIn'>['provider']])[] = [
  [1, 'google'],
  [2, 'google'],
  [6, 'facebook'],
  [9, 'apple'],
  [48, 'google'],
];

export function seedUsers(tables: Tables, now: Date, _size: WorldSize): void {
  const dice = new Dice(11);
  people.forEach(([fullName, role, headline, town, outcode], index) => {
    const id = index + 1;
    const username = usernameOf(fullName);
    const isNewcomer = id === newcomerId;
    tables.user.put({
      id,
      username,
      fullName,
      email: `${username}@post.example`,
      password: passwordless.has(id) ? '' : demoPassword,
      emailConfirmed: id !== unconfirmedId,
      confirmationToken: id === unconfirmedId ? 'confirm-5-0' : null,
      profileImage: pictured.has(id) ? 'avatar.svg' : null,
      headline: isNewcomer ? null : headline,
      role: id === adminId ? 'admin' : 'user',
      plan: pro.has(id) ? 'pro' : business.has(id) ? 'business' : 'free',
      avaThreadId: isNewcomer ? null : `thread_${id}`,
      roles: isNewcomer ? [] : role === 'landlord' ? ['landlord', 'investor'] : [role],
      town: isNewcomer ? null : town,
      outcode: isNewcomer ? null : outcode,
      verified: id < 4 || dice.chance(0.4),
      joinedAt: before(now, { days: isNewcomer ? 0 : dice.between(20, 1400), minutes: 40 }),
      lastSeenAt: isNewcomer ? null : before(now, { minutes: dice.between(3, 9000) }),
      strategies: strategiesOf(id),
      phone: id % 3 === 1 && !isNewcomer ? `07700 900${String(100 + id)}` : null,
      status: id === suspendedId ? 'suspended' : 'active',
      suspendedReason: id === suspendedId ? 'Sold deals without belonging to a redress scheme' : null,
      usernameChangedAt: null,
      twoFactor: false,
      newsletter: id % 4 === 1,
    });
  });
  for (const [userId, provider] of signIns) {
    const { email = '' } = tables.user.get(userId) ?? {};
    tables.linkedSignIn.add({ userId, provider, subject: `${provider} ${email}` });
  }
  seedSessionsElsewhere(tables, now);
  seedProfiles(tables, now);
}

/** Where the member of the demo is signed in too. */
function seedSessionsElsewhere(tables: Tables, now: Date): void {
  const devices = [
    ['Safari on iPhone', 'Manchester', { hours: 3 }, { days: 12 }],
    ['Edge on Windows', 'Leeds', { days: 6 }, { days: 41 }],
  ] as const;
  devices.forEach(([device, place, seen, opened], index) => {
    tables.session.add({
      token: `elsewhere-${index}`,
      userId: 1,
      createdAt: before(now, opened),
      lastSeenAt: before(now, seen),
      device,
      place,
    });
  });
}
