import { useEffect } from 'react';
import type { Schemas } from '@/api/contract';

type Contact = Schemas['Contact'];
export type Role = Schemas['DealPerson']['role'];

export const roleNames: Readonly<Record<Role, string>> = {
  agent: 'Agent',
  vendor: 'Vendor',
  solicitor: 'Solicitor',
  broker: 'Broker',
  surveyor: 'Surveyor',
  other: 'Other',
};
// The names are those of the roles.
export const roles = Object.keys(roleNames) as Role[];

interface ContactPages {
  data?: { pages: readonly { data: readonly Contact[] }[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isError: boolean;
  fetchNextPage: () => unknown;
}

/** Every contact of mine: a choice among some of them would hide the rest. */
export function useContacts({ data, hasNextPage, isFetchingNextPage, isError, fetchNextPage }: ContactPages) {
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  return data?.pages.flatMap((page) => page.data);
}

/** The role that goes with what a contact is. */
export const roleOf = ({ kind }: Pick<Contact, 'kind'>): Role =>
  roles.find((each) => each === kind) ?? 'other';
