// The large world's further members: names by combination, so that a row costs next to nothing.
import type { Schema } from '../../../engine/contract/contract';
import type { Tables } from '../../../engine/db/database';
import { demoPassword } from '../../account/seeds/accounts';
import { Dice } from '../../../engine/seeds/random';
import type { WorldSize } from '../../../engine/seeds/world-size';

const membersInAll = 5000;
const dayMs = 86_400_000;

const firstNames = (
  'Abigail Adam Aisha Alan Alice Amir Andrew Anita Arjun Barbara Brian Carol Chloe Claire Colin Daniel Deepa Derek ' +
  'Diane Edward Eleanor Emily Erin Faisal Farah Femi Finn Freya Gemma Graham Harriet Harry Helen Imran Iris Isaac ' +
  'Jasmine Jerome Joan Joseph Karen Kelechi Kiran Laura Liam Lorna Lydia Malik Margaret Martin Maya Mohammed Natalie ' +
  'Neil Niamh Nikhil Oscar Owen Paula Peter Rachel Rhys Rosa Ruth Sally Sean Stella Tara Victor Yasmin'
).split(' ');
const lastNames = (
  'Abbott Ahmed Allen Anderson Bailey Barnes Begum Bell Bennett Black Booth Brooks Burton Byrne Carter Chapman Cole ' +
  'Cooper Cox Dale Dawson Dixon Doherty Ellis Evans Farrell Fisher Foster Gibson Green Hall Hamilton Hart Hassan ' +
  'Hill Hughes Hunt Hussein Iqbal James Jenkins Joshi Kaur Kelly King Lamb Lawson Lewis Lloyd Marsh Mason McKenna ' +
  'Mills Moore Morris Murray Nash Okoro Owens Palmer Parker Pearce Quinn Reid Rhodes Shah Sharp Singh Stewart Tait ' +
  'Turner Walsh Ward Webster Yates'
).split(' ');
const trades: readonly (readonly [Schema<'MemberRole'>, string, Schema<'Strategy'>[]])[] = [
  ['investor', 'Buy-to-let investor', ['btl']],
  ['landlord', 'Landlord', ['btl', 'hmo']],
  ['investor', 'Buying, refurbishing, refinancing', ['brrr']],
  ['agent', 'Letting agent', []],
  ['trade', 'Builder', []],
  ['sourcer', 'Deal sourcer', ['flip', 'brrr']],
  ['property_manager', 'Property manager', []],
  ['developer', 'Small developer', ['development']],
  ['broker', 'Mortgage broker', []],
  ['landlord', 'Holiday lets', ['sa']],
];
const towns: readonly (readonly [string, string])[] = [
  ['Leeds', 'LS7'],
  ['Manchester', 'M21'],
  ['Liverpool', 'L17'],
  ['Nottingham', 'NG3'],
  ['Cardiff', 'CF5'],
  ['Glasgow', 'G31'],
  ['Edinburgh', 'EH11'],
  ['Birmingham', 'B29'],
  ['Sheffield', 'S7'],
  ['Newcastle', 'NE4'],
  ['Bristol', 'BS3'],
];

/** What the members are called who come after the first `known`. */
export function* crowdNames(known: number) {
  for (let n = 0; n < membersInAll - known; n += 1) {
    const first = firstNames[n % firstNames.length] ?? '';
    // Every pair of names once: the second list moves on each time the first has gone round.
    const turn = Math.floor(n / firstNames.length);
    const last = lastNames[(n + turn) % lastNames.length] ?? '';
    yield { username: `${first}.${last}`.toLowerCase(), fullName: `${first} ${last}` };
  }
}

function* crowd(known: number, now: Date) {
  const dice = new Dice(71);
  const start = now.getTime();
  let n = 0;
  for (const { username, fullName } of crowdNames(known)) {
    const [role, headline, strategies] = dice.pick(trades);
    const [town, outcode] = dice.pick(towns);
    yield {
      username,
      fullName,
      email: `${username}@post.example`,
      password: demoPassword,
      emailConfirmed: dice.chance(0.9),
      confirmationToken: null,
      profileImage: null,
      headline: `${headline}, ${town}`,
      role: 'user' as const,
      plan: dice.chance(0.1) ? ('pro' as const) : ('free' as const),
      avaThreadId: null,
      roles: [role],
      town,
      outcode,
      verified: dice.chance(0.3),
      joinedAt: new Date(start - dice.between(1, 1200) * dayMs).toISOString(),
      lastSeenAt: new Date(start - dice.between(5, 80_000) * 60_000).toISOString(),
      strategies,
      phone: null,
      status: n % 97 === 60 ? ('suspended' as const) : ('active' as const),
      suspendedReason: n % 97 === 60 ? 'Sent unsolicited advertising in messages' : null,
      usernameChangedAt: null,
      twoFactor: false,
      newsletter: false,
    };
    n += 1;
  }
}

/** In the large world, members up to five thousand in all; nobody of the default world knows them. */
export function seedCrowd(tables: Tables, now: Date, size: WorldSize): void {
  if (size !== 'large') return;
  tables.user.addAll(crowd(tables.user.size, now));
  // The first list in an order finds it sorted.
  for (const order of ['fullName', 'joinedAt', 'lastSeenAt'] as const) tables.user.sorted(order);
}
