// Records of the contract for tests and stories: each is whole and plain, and says only what it is told to.
import type { Schemas } from '@/api/contract';

/** Two minutes before the moment that stories call now. */
export const recently = '2026-11-21T08:58:00.000Z';
export const storyNow = new Date('2026-11-21T09:00:00.000Z');

export const author = (more: Partial<Schemas['Author']> = {}): Schemas['Author'] => ({
  id: 2,
  fullName: 'Priya Raman',
  username: 'priya.raman',
  profileImage: null,
  headline: 'Buy-to-let investor, Leeds',
  ...more,
});

const preferences: Schemas['Preferences'] = {
  theme: 'dark',
  density: 'comfortable',
  areaUnit: 'sqft',
  defaultNation: 'england',
  shortcuts: true,
  reducedMotion: false,
  startPage: '/',
  notification: {},
  quietHours: null,
  digest: 'weekly',
  digestDay: 1,
  readReceipts: true,
  showOnline: true,
  findByEmail: true,
  messagesFrom: 'members',
  connectionsFrom: 'members',
  mutedUserIds: [],
  postAlertUserIds: [],
  exploreFilters: [],
  analytics: false,
};

export const currentUser = (more: Partial<Schemas['CurrentUser']> = {}): Schemas['CurrentUser'] => ({
  id: 1,
  username: 'hannah.okafor',
  fullName: 'Hannah Okafor',
  profileImage: null,
  email: 'hannah@okaforhomes.example',
  emailConfirmed: true,
  avaThreadId: null,
  userRole: { role: 'user' },
  plan: 'pro',
  phone: null,
  businessIds: [],
  preferences,
  twoFactor: false,
  providers: [],
  hasPassword: true,
  usernameChangeableAt: null,
  joinedAt: '2024-02-03T10:00:00.000Z',
  ...more,
});

export const post = (more: Partial<Schemas['Post']> = {}): Schemas['Post'] => ({
  id: 1,
  authUser: author(),
  content:
    'Offer accepted on this one after three weeks of back and forth. Came in £9,500 under asking because the boiler is from 2004.',
  mentions: [],
  attachment: null,
  audience: 'members',
  tags: [],
  reactionCounts: {},
  myReaction: null,
  commentCount: 0,
  createdAt: recently,
  editedAt: null,
  ...more,
});

export const notification = (
  typeId: number,
  more: Partial<Schemas['Notification']> = {},
): Schemas['Notification'] => ({
  id: typeId,
  notificationType: { id: typeId },
  read: false,
  wasInAppSent: true,
  createdAt: recently,
  notifierId: 1,
  sender: author({ id: 7, fullName: 'Callum Reyes', username: 'callum.reyes' }),
  userPost: { id: 55, authUser: { id: 7 } },
  message: { conversation: { id: 12 } },
  ...more,
});

/** One search result of each type, and a second person with a long name: six, as many as are remembered. */
export const sixResults: readonly Schemas['SearchResult'][] = [
  { type: 'user', id: 3, fullName: 'Priya Raman', username: 'priya.raman', profileImage: null },
  {
    type: 'business',
    name: 'Pritchard Lettings',
    username: 'pritchard',
    profileImage: null,
    authUser: { id: 10 },
  },
  { type: 'businessType', name: 'Solicitors & Conveyancers' },
  {
    type: 'property',
    uuid: '3f2b8c1e-0000-4000-8000-000000000001',
    fullAddress: '8 Fenton Street, Saltaire, Shipley, West Yorkshire BD18 3DZ',
    propertyEvaluation: { title: 'Refurb and hold' },
  },
  {
    type: 'article',
    uuid: '3f2b8c1e-0000-4000-8000-000000000002',
    title: 'Boundary walls and fences: who pays for what, and when',
    image: null,
    authUser: { id: 1 },
  },
  {
    type: 'user',
    id: 4,
    fullName: 'Wilhelmina Featherstonehaugh-Cholmondeley of Marlow Terrace',
    username: 'wilhelmina.featherstonehaugh',
    profileImage: null,
  },
];
