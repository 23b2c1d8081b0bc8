import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEveryPage } from '@/api/every-page';
import { placeOf } from '@/entities/property/property-text';
import { propertyQueries } from '@/entities/property/queries';
import { Unready } from '@/entities/record/unready';
import { formatWholePounds } from '@/lib/money/money';
import { Card } from '@/ui/card';
import { safeRows } from '@/ui/rows/safe-rows';
import { Skeleton } from '@/ui/states/skeleton';

const share = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** The properties that a company owns, wholly or in part. */
export function OwnedCard({ companyId }: { companyId: string }) {
  const list = useInfiniteQuery(propertyQueries.list({ owner: companyId }));
  const homes = useEveryPage(list)?.flatMap(({ data }) => data);
  return (
    <Card as="section" aria-label="Properties">
      <h2 className="mb-2 text-md font-semibold">Properties</h2>
      {homes === undefined ? (
        <Unready
          query={list}
          title="Couldn’t load this company’s properties"
          skeleton={<Skeleton className="h-24" />}
        />
      ) : homes.length === 0 ? (
        <p className="text-sm text-ink-2">
          No properties yet. Choose this company as an owner in a property’s details.
        </p>
      ) : (
        <ul className="-mx-2 flex flex-col">
          {safeRows(homes, 'property', (home) => (
            <li key={home.id}>
              <Link
                to="/portfolio/properties/$uuid/{-$tab}"
                params={{ uuid: home.id }}
                className="flex min-h-12 items-center justify-between gap-3 rounded-lg px-2 py-1.5 text-sm hover:bg-hover"
              >
                <span className="min-w-0">
                  <span className="block font-medium wrap-anywhere">{home.addressLine1}</span>
                  <span className="block text-xs text-ink-3">
                    {[placeOf(home), shareText(home.owners, companyId)].filter(Boolean).join(' · ')}
                  </span>
                </span>
                {home.currentValue !== null && (
                  <span className="num shrink-0">{formatWholePounds(home.currentValue)}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** `Owns 60%`; nothing where all of it is the company’s. */
function shareText(
  owners: readonly { companyId: string | null; share: number }[],
  companyId: string,
): string {
  const its = owners.find((owner) => owner.companyId === companyId)?.share ?? 100;
  return its === 100 ? '' : `Owns ${share.format(its)}%`;
}
