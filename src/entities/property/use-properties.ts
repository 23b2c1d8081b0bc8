import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEveryPage } from '@/api/every-page';
import type { ChoicesProps } from '@/ui/records/form/record-field';
import { propertyQueries } from './queries';

/** Every property of the member, as the choices of a field. */
export const PropertyChoices = ({ children }: ChoicesProps) => children(useProperties().choices);

/** Every property of the member, to name one and to choose one from. */
export function useProperties() {
  const pages = useEveryPage(useInfiniteQuery(propertyQueries.list({})));
  return useMemo(() => {
    const all = pages?.flatMap(({ data }) => data) ?? [];
    return {
      byId: new Map(all.map((property) => [property.id, property])),
      /** The choices of a field. */
      choices: all.map(({ id, addressLine1, town }) => ({ value: id, label: `${addressLine1}, ${town}` })),
    };
  }, [pages]);
}
