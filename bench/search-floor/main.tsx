// The least that a search can be: two filters, one call, and a line for each home it found. No router, no map, no figures, no photos.
import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { components } from '../../src/api/schema.gen';

type Schemas = components['schemas'];

async function search(filters: Schemas['ListingFilters']): Promise<Schemas['ListingSearchResult']> {
  const answer = await fetch('/api/property-listings/smart-search', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ filters, page: 1 }),
  });
  return answer.json();
}

const prices = [150, 175, 200, 250, 300, 400, 500, 750].map((thousands) => thousands * 1000);
const beds = [1, 2, 3, 4];

function Search() {
  const [filters, setFilters] = useState<Schemas['ListingFilters']>({});
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['search', filters],
    queryFn: () => search(filters),
    placeholderData: keepPreviousData,
  });
  const choice = (label: string, key: 'maxPrice' | 'minBeds', values: readonly number[]) => (
    <select
      aria-label={label}
      onChange={({ currentTarget: { value } }) => {
        const { [key]: _old, ...rest } = filters;
        setFilters(value === '' ? rest : { ...rest, [key]: Number(value) });
      }}
    >
      <option value="">Any</option>
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </select>
  );
  return (
    <main>
      {choice('Maximum price', 'maxPrice', prices)}
      {choice('Bedrooms', 'minBeds', beds)}
      {data && (
        <section aria-label="Results">
          <h2>{`${data.total} homes`}</h2>
          <ul aria-label="Homes" aria-busy={isPlaceholderData || undefined}>
            {data.data.map((home) => (
              <li key={home.id}>{`£${home.price} ${home.address}`}</li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <Search />
      </QueryClientProvider>
    </StrictMode>,
  );
}
