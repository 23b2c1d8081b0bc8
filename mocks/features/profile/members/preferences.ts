// What a member wants of the site, and what follows from it for others.
import type { Schema } from '../../../engine/contract/contract';
import type { Tables } from '../../../engine/db/database';

type Preferences = Schema<'Preferences'>;

const defaults: Preferences = {
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
  pipeline: { stages: [], cashAvailable: null },
  analytics: false,
};

/** What the member set, and the default of everything else. */
export function preferencesOf(tables: Pick<Tables, 'preference'>, userId: number): Preferences {
  return { ...defaults, ...tables.preference.first('userId', userId)?.given };
}

/** Changes the given preferences; of the notifications the given types. */
export function savePreferences(
  tables: Pick<Tables, 'preference'>,
  userId: number,
  patch: Schema<'PreferencesUpdate'>,
): void {
  const row = tables.preference.first('userId', userId);
  const given = {
    ...row?.given,
    ...patch,
    ...(patch.notification && { notification: { ...row?.given.notification, ...patch.notification } }),
  };
  if (row) tables.preference.update(row.id, { given });
  else tables.preference.add({ userId, given });
}

/** Whether a notification of this type reaches the member in the app: not when it is switched off or its sender muted. */
export function wantsInApp(
  tables: Pick<Tables, 'preference'>,
  userId: number,
  typeId: number,
  from: number | null,
): boolean {
  const { notification, mutedUserIds } = preferencesOf(tables, userId);
  if (from !== null && mutedUserIds.includes(from)) return false;
  return notification[String(typeId)]?.inApp ?? true;
}

/** May others see how far the member has read? */
export const givesReadReceipts = (tables: Pick<Tables, 'preference'>, userId: number): boolean =>
  preferencesOf(tables, userId).readReceipts;

/** Members who asked to be told of this member's posts. */
export const awaitPostsOf = (tables: Pick<Tables, 'preference'>, authorId: number): number[] =>
  tables.preference
    .all()
    .filter(({ given }) => given.postAlertUserIds?.includes(authorId))
    .map(({ userId }) => userId);
