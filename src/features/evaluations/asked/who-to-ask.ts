import type { Schemas } from '@/api/contract';

export interface Asked {
  user: Schemas['Author'];
  name: string;
  /** A line about them: their trade, and whether they are connected. */
  about: string;
}

interface Known {
  connections: readonly Pick<Schemas['Connection'], 'user'>[];
  businesses: readonly Pick<Schemas['Business'], 'name' | 'type' | 'authUser'>[];
  /** Types of business whose trade it is. */
  trades: readonly string[];
  myId: number;
}

/** Whom to ask: businesses of connections, then other connections, then businesses of nobody one knows; each member once. */
export function whoToAsk({ connections, businesses, trades, myId }: Known): Asked[] {
  const connected = new Set(connections.map(({ user }) => user.id));
  // A server may write “Mortgage Brokers”.
  const wanted = new Set(trades.map((trade) => trade.toLowerCase()));
  const fitting = businesses
    .filter(({ type, authUser }) => wanted.has(type.toLowerCase()) && authUser.id !== myId)
    .map(({ name, type, authUser }) => ({ user: authUser, name, type }));
  const of = (isConnected: boolean): Asked[] =>
    fitting
      .filter(({ user }) => connected.has(user.id) === isConnected)
      .map(({ user, name, type }) => ({
        user,
        name,
        about: [type, user.fullName, ...(isConnected ? ['connected'] : [])].join(' · '),
      }));
  const others = connections.map(({ user }) => ({
    user,
    name: user.fullName,
    about: user.headline ?? 'Connected',
  }));
  const seen = new Set<number>();
  return [...of(true), ...others, ...of(false)].filter(({ user }) => {
    if (seen.has(user.id)) return false;
    seen.add(user.id);
    return true;
  });
}
