import type { Schemas } from '@/api/contract';
import { recently } from './fixtures';

/** A member whom I am not connected with. */
export const member = (more: Partial<Schemas['User']> = {}): Schemas['User'] => ({
  id: 40,
  username: 'ewan.drummond',
  fullName: 'Ewan Drummond',
  headline: 'Solicitor, Edinburgh',
  profileImage: null,
  roles: ['solicitor', 'landlord'],
  location: { town: 'Edinburgh', outcode: 'EH3' },
  verified: true,
  joinedAt: '2024-02-03T10:00:00.000Z',
  connectionStatus: 'none',
  connectionId: null,
  mutualCount: 4,
  lastSeenAt: recently,
  strategies: ['btl', 'hmo'],
  ...more,
});

/** Their profile, with every field filled in. */
export const profile = (more: Partial<Schemas['Profile']> = {}): Schemas['Profile'] => ({
  userId: 40,
  user: member(),
  coverImage: null,
  bio: 'Scottish property law for twenty years.\nI buy a tenement flat a year; see www.drummond.example.',
  strategies: ['btl', 'hmo', 'sa'],
  regions: ['Edinburgh', 'Fife'],
  budgetMin: 90_000,
  budgetMax: 180_000,
  lookingFor: ['deals', 'jv'],
  offering: ['mentoring'],
  experience: '4-10',
  languages: ['English', 'Gaelic'],
  links: [
    { label: 'Practice', url: 'https://drummond.example' },
    { label: 'Not to be followed', url: 'https://name:word@drummond.example' },
  ],
  memberships: [{ name: 'NRLA', number: '112233' }],
  companies: ['SC123456'],
  connectionsVisible: true,
  audience: null,
  isMine: false,
  completeness: null,
  stats: { connections: 128, posts: 12, evaluations: 3 },
  createdAt: '2024-02-03T10:00:00.000Z',
  updatedAt: recently,
  ...more,
});
