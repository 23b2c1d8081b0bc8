import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FixedAreaUnit } from '@/ui/area/area-unit';
import { searchQueries } from './queries';

/** Shows the areas in it in the unit of the member's default profile, by which listings are judged, where that names one. */
export function ListingUnit({ children }: { children: ReactNode }) {
  const settings = useQuery(searchQueries.settings());
  const profile = settings.data?.data.find(({ isDefault }) => isDefault);
  return <FixedAreaUnit value={profile?.areaUnit ?? null}>{children}</FixedAreaUnit>;
}
