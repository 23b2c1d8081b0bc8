import { useState } from 'react';
import { Card } from '@/ui/card';
import { TransactionList } from './list/transaction-list';
import type { MoneyFilters } from './money-search';

/** The transactions of one property, on its own page. */
export function PropertyMoney({ propertyId }: { propertyId: string }) {
  const [filters, setFilters] = useState<MoneyFilters>({});
  return (
    <Card>
      <TransactionList
        filters={{ ...filters, property: propertyId }}
        onFilters={({ property: _its, ...next }) => setFilters(next)}
        isOfProperty
      />
    </Card>
  );
}
