import type { OperationsOf } from '../../../engine/answers/operation';
import { conflict, notFound } from '../../../engine/requests/refusal';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** What a browser calls itself, in words: `Chrome on Windows`; `Unknown device` where it says nothing that we know. */
export function deviceName(userAgent: string | null): string {
  const of = (names: typeof browsers) => names.find(([form]) => form.test(userAgent ?? ''))?.[1];
  const [browser, system] = [of(browsers), of(systems)];
  if (browser === undefined) return system ?? 'Unknown device';
  return system === undefined ? browser : `${browser} on ${system}`;
}

export const deviceOperations = {
  listSessions(call) {
    const me = call.me();
    const { db, sessions } = call.world;
    const current = sessions.idOf(call.token);
    const rows = db.session.by('userId', me.id).map((row) => ({
      id: row.id,
      device: row.device ?? 'Unknown device',
      place: row.place ?? null,
      createdAt: row.createdAt,
      lastSeenAt: row.lastSeenAt ?? row.createdAt,
      isCurrent: row.id === current,
    }));
    const data = rows.toSorted(
      (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenAt.localeCompare(a.lastSeenAt),
    );
    return { status: 200, body: { data } };
  },

  endSession(call) {
    const me = call.me();
    const { db, sessions } = call.world;
    const row = db.session.get(call.id());
    if (row === undefined || row.userId !== me.id) throw notFound('That session has already ended');
    if (row.id === sessions.idOf(call.token))
      throw conflict('This is the session you’re using. Sign out instead');
    db.session.remove(row.id);
    return { status: 204 };
  },
} satisfies OperationsOf<'listSessions' | 'endSession'>;
