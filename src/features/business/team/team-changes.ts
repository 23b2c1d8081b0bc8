// Who acts for a business, as it stands in the answer its page is made of.
import type { Schemas } from '@/api/contract';

export type TeamMember = Schemas['BusinessMember'];

/** The contract's. */
export const mostMembers = 50;

/** An answer with another team of this business. */
export function withTeam(
  page: Schemas['BusinessPage'],
  businessId: string,
  members: TeamMember[],
): Schemas['BusinessPage'] {
  return {
    ...page,
    data: page.data.map((each) => (each.id === businessId ? { ...each, members } : each)),
  };
}

/** The team with one more, or with the same one in another role, who keeps their place. */
export function withMember(members: readonly TeamMember[], member: TeamMember): TeamMember[] {
  const isThere = members.some(({ userId }) => userId === member.userId);
  if (!isThere) return [...members, member];
  return members.map((each) => (each.userId === member.userId ? member : each));
}

/** The team without one of them. */
export const withoutMember = (members: readonly TeamMember[], userId: number): TeamMember[] =>
  members.filter((each) => each.userId !== userId);
