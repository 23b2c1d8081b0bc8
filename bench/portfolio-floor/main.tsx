// The least that a list of transactions can be: one filter, one call, and a line for each. No router, no totals by property, no menus.
import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { components } from '../../src/api/schema.gen';

type Page = components['schemas']['TransactionPage'];

async function readPage(category: string): Promise<Page> {
  const narrowed = category === '' ? '' : `?category=${category}`;
  const answer = await fetch(`/api/transactions${narrowed}`, { credentials: 'include' });
  return answer.json();
}

const categories = ['repairs', 'rent', 'finance_cost', 'legal_management'];

function Transactions() {
  const [category, setCategory] = useState('');
  const { data } = useQuery({
    queryKey: ['transactions', category],
    queryFn: () => readPage(category),
    placeholderData: keepPreviousData,
  });
  return (
    <main>
      <select
        aria-label="Category"
        value={category}
        onChange={({ currentTarget }) => setCategory(currentTarget.value)}
      >
        <option value="">All</option>
        {categories.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      {data && (
        <>
          <p role="status">{`${data.total} transactions`}</p>
          <ul>
            {data.data.map(({ id, date, description, amount }) => (
              <li key={id}>{`${date} ${description} £${amount}`}</li>
            ))}
          </ul>
        </>
      )}
    </main>
  );
}

const place = document.getElementById('root');
if (place)
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <Transactions />
      </QueryClientProvider>
    </StrictMode>,
  );
