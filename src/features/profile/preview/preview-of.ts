// How a profile would look to others if it were saved as it is typed.
import type { Schemas } from '@/api/contract';
import { typedProfile, type ProfileText } from '../edit/profile-form';

export type PreviewReader = 'members' | 'connections';

const closeness: Record<Schemas['FieldAudience'], number> = { public: 0, members: 1, connections: 2, me: 3 };

/** The profile as it is typed, without what such a reader may not see. What can’t be read yet is left out. */
export function previewOf(
  profile: Schemas['Profile'],
  text: ProfileText,
  reader: PreviewReader,
): Schemas['Profile'] {
  const { headline, roles, town, outcode, audience, ...typed } = typedProfile(text);
  const sees = (field: keyof Schemas['ProfileAudience']) => closeness[audience[field]] <= closeness[reader];
  const place = { ...(town !== null && { town }), ...(outcode !== null && { outcode }) };
  return {
    ...profile,
    user: {
      ...profile.user,
      headline,
      roles,
      location: Object.keys(place).length === 0 ? null : place,
      connectionStatus: reader === 'connections' ? 'connected' : 'none',
    },
    bio: sees('bio') ? typed.bio : null,
    strategies: typed.strategies,
    regions: sees('regions') ? typed.regions : [],
    budgetMin: sees('budget') ? typed.budgetMin : null,
    budgetMax: sees('budget') ? typed.budgetMax : null,
    lookingFor: sees('lookingFor') ? typed.lookingFor : [],
    offering: sees('offering') ? typed.offering : [],
    experience: sees('experience') ? typed.experience : null,
    languages: sees('languages') ? typed.languages : [],
    links: sees('links') ? typed.links : [],
    memberships: sees('memberships') ? typed.memberships : [],
    companies: sees('companies') ? typed.companies : [],
    isMine: false,
  };
}
