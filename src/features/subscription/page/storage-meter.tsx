import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoadedPart } from '@/entities/setting/loaded-part';
import { subscriptionQueries } from '../subscription-queries';
import { UsageMeters } from './usage-meters';

/** How much of the plan's storage my documents take. */
export function StorageMeter() {
  const mine = useQuery(subscriptionQueries.mine());
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="w-full">
        <LoadedPart
          query={mine}
          failureTitle="Couldn’t load your storage"
          skeleton="h-10"
          isWhole={({ usage }) => Array.isArray(usage)}
        >
          {({ usage }) => <UsageMeters usage={usage.filter(({ key }) => key === 'storageMb')} />}
        </LoadedPart>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-2 text-sm font-medium">
        <Link to="/portfolio/documents" className="touch-target relative text-link">
          Your documents
        </Link>
        <Link to="/settings/subscription" className="touch-target relative text-link">
          See plans
        </Link>
      </p>
    </div>
  );
}
