import type { OperationsOf } from './operation';

const most = 5;

export const searchOperations = {
  search(call) {
    const me = call.me();
    const { db } = call.world;
    const query = call.filters().query.trim().toLowerCase();
    const users = db.user
      .all()
      .filter(
        (user) => user.id !== me.id && `${user.fullName} ${user.username}`.toLowerCase().includes(query),
      )
      .slice(0, most)
      .map(({ id, fullName, username, profileImage }) => ({
        type: 'user' as const,
        id,
        fullName,
        username,
        profileImage,
      }));
    return { status: 200, body: users };
  },
} satisfies OperationsOf<'search'>;
