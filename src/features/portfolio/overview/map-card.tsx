import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { useCurrentUser } from '@/entities/session/queries';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { useHomes } from '../use-homes';
import { isInScope, type Scope } from '@/entities/property/scope/scope';

interface MapCardProps {
  scope: Scope;
  mapOf: (properties: readonly Schemas['Property'][]) => ReactNode;
}

/** Where the properties are that are held, each by its value. */
export function MapCard({ scope, mapOf }: MapCardProps) {
  const { homes, isComplete, failure } = useHomes();
  const me = useCurrentUser()?.id;
  const held = homes.filter((home) => home.status !== 'sold' && isInScope(home, scope, me));
  return (
    <Card as="section" aria-labelledby="portfolio-map" className="print:hidden">
      <h2 id="portfolio-map" className="mb-3 text-md font-semibold">
        Map
      </h2>
      {isComplete ? (
        mapOf(held)
      ) : failure ? (
        <ErrorState title="Couldn’t load your properties" {...failure} />
      ) : (
        <Skeleton className="h-[360px] rounded-[12px]" />
      )}
    </Card>
  );
}
