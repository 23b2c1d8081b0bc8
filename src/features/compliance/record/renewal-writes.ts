import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { read } from '@/api/queries';

type Renewal = Schemas['RenewalDate'];

/** What is read again with a renewal date: how much of its property is in date. */
export const readersOf = (...propertyIds: readonly (string | null | undefined)[]) => [
  '/renewal-dates',
  '/properties',
  ...propertyIds.flatMap((id) => (typeof id === 'string' ? [`/properties/${id}`] : [])),
];

/** A renewal date as the server has it now; as it was where the server has it no more. */
export async function rereadRenewal(queryClient: QueryClient, row: Renewal): Promise<Renewal> {
  const query = row.propertyId === null ? { kind: [row.kind] } : { propertyId: row.propertyId };
  const { data } = await queryClient.fetchQuery({ ...read('/renewal-dates', { query }), staleTime: 0 });
  return data.find(({ id }) => id === row.id) ?? row;
}
