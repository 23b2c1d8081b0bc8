import type { Schema } from '../../../engine/contract/contract';
import type { Tables } from '../../../engine/db/database';
import { defaultAudience } from '../members/profile-audience';
import { memberId, newcomerId } from '../../account/seeds/accounts';
import { before } from '../../../engine/seeds/moments';
import { people } from '../../../engine/seeds/people';
import { abouts } from './texts';
import { Dice } from '../../../engine/seeds/random';

const wants: readonly Schema<'Profile'>['lookingFor'][] = [
  ['deals', 'jv'],
  ['advice'],
  ['deals', 'funding'],
  ['trade'],
  [],
  ['tenants', 'trade'],
  ['jv', 'funding', 'deals'],
];
const bands: readonly Schema<'Profile'>['experience'][] = ['1-3', '4-10', '0', '11-25', '4-10', null, '26+'];
const tongues: readonly string[] = ['Welsh', 'Punjabi', 'Polish', 'Urdu', 'Gujarati', 'Italian', 'Yoruba'];

export const strategiesOf = (id: number): Schema<'Strategy'>[] => [...(abouts[id - 1]?.[0] ?? [])];

const membershipsOf = (id: number): Schema<'ProfileMembership'>[] => {
  const role = people[id - 1]?.[1];
  if (role === 'landlord') return [{ name: 'NRLA', number: String(204_000 + id * 37) }];
  if (role === 'sourcer' || role === 'agent')
    return [{ name: 'The Property Ombudsman', number: `T0${3100 + id}` }];
  if (role === 'surveyor') return [{ name: 'RICS', number: String(1_280_000 + id * 113) }];
  return [];
};

/** Who wants something else to be seen than is usual. */
const ownAudience: ReadonlyMap<number, Partial<Schema<'ProfileAudience'>>> = new Map([
  [memberId, { bio: 'public' }],
  [11, { connections: 'me' }],
  [15, { connections: 'connections' }],
]);

/** What members wrote of themselves. Nobody is complete in the same way; the newcomer has no profile yet. */
export function seedProfiles(tables: Tables, now: Date): void {
  const dice = new Dice(53);
  const rows = people.flatMap(([fullName, role], index) => {
    const id = index + 1;
    const [strategies = [], regions = [], bio = ''] = abouts[index] ?? [];
    if (id === newcomerId) return [];
    const invests = strategies.length > 0 && role !== 'accountant' && role !== 'surveyor';
    const least = dice.between(6, 22) * 10_000;
    const isMine = id === memberId;
    const site = fullName.toLowerCase().replaceAll(/[^a-z]/g, '');
    return {
      userId: id,
      coverImage: isMine || dice.chance(0.3) ? 'cover.svg' : null,
      bio,
      regions: [...regions],
      budgetMin: invests ? least : null,
      budgetMax: invests ? least + dice.between(4, 20) * 10_000 : null,
      lookingFor: [...dice.pick(wants)],
      offering: dice.chance(0.2) ? ['mentoring' as const] : dice.chance(0.15) ? ['jv' as const] : [],
      experience: isMine ? ('11-25' as const) : invests ? dice.pick(bands) : null,
      languages: dice.chance(0.4) ? ['English', dice.pick(tongues)] : ['English'],
      links: isMine || dice.chance(0.4) ? [{ label: 'Website', url: `https://${site}.example` }] : [],
      memberships: membershipsOf(id),
      companies: isMine ? ['09481157'] : [],
      audience: { ...defaultAudience, ...ownAudience.get(id) },
      uploads: 0,
      createdAt: before(now, { days: 400, minutes: id }),
      updatedAt: before(now, { days: dice.between(1, 300), minutes: id }),
    };
  });
  tables.profile.addAll(rows);
}
