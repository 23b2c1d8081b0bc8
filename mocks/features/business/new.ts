import type { Row, Tables } from '../../engine/db/database';
import { availabilityOf } from '../profile/members/usernames';
import type { World } from '../../engine/world/world';

type Business = Readonly<Row<'business'>>;

/** The type by its name or slug, in any case. */
export function typeNamed(
  tables: Pick<Tables, 'businessType'>,
  asked: string,
): Readonly<Row<'businessType'>> | undefined {
  const name = asked.trim().toLowerCase();
  return tables.businessType.all().find((type) => type.name.toLowerCase() === name || type.slug === name);
}

/** A business with nothing but its name yet. */
export const blankBusiness = {
  profileImage: null,
  tagline: null,
  about: null,
  town: null,
  outcode: null,
  services: [],
  areas: [],
  phone: null,
  email: null,
  website: null,
  hours: [],
  accreditations: [],
  companyNumber: null,
  rating: null,
  reviewCount: 0,
  verified: false,
  verification: null,
  uploads: 0,
} satisfies Partial<Business>;

/** The business of a new business account, under a username made of its name. `type` must exist. */
export function emptyBusiness(
  { db, clock }: World,
  owner: Readonly<Row<'user'>>,
  { name, type }: { name: string; type: string },
): Business {
  const wanted = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .trim()
    .replaceAll(/\s+/g, '.')
    .slice(0, 30);
  const { available, username, suggestions } = availabilityOf(db, wanted);
  const at = clock.now().toISOString();
  return db.business.add({
    ...blankBusiness,
    name,
    username: available ? username : (suggestions[0] ?? username),
    typeId: typeNamed(db, type)?.id ?? '',
    ownerId: owner.id,
    members: [{ userId: owner.id, role: 'owner' }],
    createdAt: at,
    updatedAt: at,
  });
}
