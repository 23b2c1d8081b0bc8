import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { exploreQueries } from './explore-queries';
import { readExploreSearch, type ExploreSearch } from './explore-search';
import { nearbyTypes } from './nearby-types';
import { milesText } from './place-text';

/** Where nothing fits: the types of which there is something, near the place or with the same words. Absent without any. */
export function NearbyTypes({ search }: { search: ExploreSearch }) {
  const { data } = useQuery(exploreQueries.ofOtherTypes(search));
  const types = nearbyTypes(data?.data ?? []);
  if (types.length === 0) return null;
  return (
    <nav aria-label="Other types" className="-mt-3 flex flex-col items-center gap-2.5 pb-4">
      <p className="text-ink-2 text-sm">{search.near ? `The nearest to ${search.near}:` : 'Other types:'}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {types.map(({ name, miles, radius }) => (
          <li key={name}>
            <Link
              to="/networking/explore"
              search={readExploreSearch({ ...search, businessType: name, ...(radius && { radius }) })}
              className="border-line-control hover:bg-hover text-ink inline-flex min-h-9 items-center rounded-full border px-3.5 py-1 text-sm max-md:min-h-11"
            >
              {miles === null ? name : `${name} · ${milesText(miles)}`}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
