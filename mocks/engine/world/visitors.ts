import type { Row } from '../db/database';
import { elsewhere } from './sessions';
import type { World } from './world';

/** Who is signed in, where a situation says it instead of a person. */
export interface Visitors {
  current(): Readonly<Row<'user'>> | undefined;
  /** Every further call is this member's; nobody's when null. */
  switchTo(userId: number | null): void;
}

/** For a host without cookies of its own: by the one that was seen last, or by the session that stands in for one. */
export const anyVisitor = ({ db, sessions }: World): Visitors => ({
  current() {
    const session = db.session.all().findLast(({ token }) => !token.startsWith(elsewhere));
    return sessions.visitor() ?? (session && db.user.get(session.userId));
  },
  switchTo: (userId) => sessions.switchTo(userId),
});
