import type { Tables } from '../db/database';
import type { WorldSize } from './world-size';
import { adminId, demoPassword, newcomerId, unconfirmedId } from './accounts';
import { before } from './moments';
import { people } from './people';
import { Dice } from './random';

/** Members with a picture of their own; everybody else shows initials. */
const pictured: ReadonlySet<number> = new Set([2, 3, 6, 8, 10, 13, 17, 22, 25, 31, 39, 42, 49]);
const pro: ReadonlySet<number> = new Set([1, 2, 6, 25, 27, 35]);
const business: ReadonlySet<number> = new Set([3, 10, 17, 38]);

/** Latin letters without accents, words joined by full stops: `Patrick O’Sullivan` → `patrick.osullivan`. */
const usernameOf = (fullName: string) =>
  fullName
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z -]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.');

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
      password: demoPassword,
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
    });
  });
}
