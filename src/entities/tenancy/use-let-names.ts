import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEveryPage } from '@/api/every-page';
import { readPages } from '@/api/queries';
import type { Nation, Tenancy } from './tenancy';
import { namesText } from './tenancy-text';

/** What a tenancy names by id: who lives where. */
export interface LetNames {
  tenants: string;
  /** One by one, for their pictures. */
  names: readonly string[];
  address: string;
  /** Null where the whole home is let. */
  room: string | null;
  nation: Nation;
  /** The agency that manages the home; null where its owner does. */
  managerId: string | null;
}

/** All of my properties, rooms and contacts, for the names of tenancies; a name on its way is an ellipsis. */
export function useLetNames() {
  const properties = useInfiniteQuery(readPages('/properties'));
  const rooms = useInfiniteQuery(readPages('/property-rooms'));
  const contacts = useInfiniteQuery(readPages('/contacts'));
  const [homes, parts, people] = [useEveryPage(properties), useEveryPage(rooms), useEveryPage(contacts)];
  const all = useMemo(() => {
    const byId = <Row extends { id: string }>(pages: readonly { data: readonly Row[] }[] | undefined) =>
      new Map(pages?.flatMap(({ data }) => data.map((row) => [row.id, row] as const)));
    return { homes: byId(homes), rooms: byId(parts), contacts: byId(people) };
  }, [homes, parts, people]);
  const queries = [properties, rooms, contacts];
  const isReady = queries.every(({ data, hasNextPage, isError }) => data && (!hasNextPage || isError));
  const namesOf = useMemo(
    () =>
      ({ propertyId, roomId, tenantIds }: Pick<Tenancy, 'propertyId' | 'roomId' | 'tenantIds'>): LetNames => {
        const home = all.homes.get(propertyId);
        const names = tenantIds.map((id) => all.contacts.get(id)?.name ?? (isReady ? 'Unknown tenant' : '…'));
        return {
          tenants: namesText(names),
          names,
          address:
            home === undefined ? (isReady ? 'Archived property' : '…') : `${home.addressLine1}, ${home.town}`,
          room: roomId === null ? null : (all.rooms.get(roomId)?.name ?? (isReady ? 'A room' : '…')),
          nation: home?.nation ?? 'england',
          managerId: home?.managerId ?? null,
        };
      },
    [all, isReady],
  );
  return {
    ...all,
    namesOf,
    /** The first of each have come, which is all of most members’. */
    hasFirst: queries.every(({ data, isError }) => data ?? isError),
    /** All have come. */
    isReady,
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
