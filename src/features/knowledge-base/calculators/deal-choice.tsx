import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { read } from '@/api/queries';
import { NativeSelect } from '@/ui/input/native-select';
import { showToast } from '@/ui/toast/toast';
import { figuresOf, noFigures, type DealFigures } from './deal-figures';

/** One of the reader's evaluations whose figures fill a calculator; nothing where there is none. */
export function DealChoice({ onDeal }: { onDeal: (deal: DealFigures) => void }) {
  const cache = useQueryClient();
  const list = useQuery({ ...read('/evaluations', { query: { sort: '-updatedAt' } }), staleTime: 60_000 });
  const wanted = useRef('');
  // Rent-to-rent buys nothing, so it has no figures of a purchase.
  const deals = (list.data?.data ?? []).filter(({ primary }) => primary !== 'r2r');
  if (deals.length === 0) return null;
  const choose = async (id: string) => {
    wanted.current = id;
    if (id === '') return onDeal(noFigures);
    try {
      const evaluation = await cache.fetchQuery({
        ...read('/evaluations/{id}', { path: { id } }),
        staleTime: 60_000,
      });
      // Of a deal that is shared as a picture of one day there are no inputs.
      if (evaluation.access !== 'full') throw new Error('This deal’s figures are incomplete');
      if (wanted.current === id) onDeal(figuresOf(evaluation));
    } catch {
      showToast({
        kind: 'error',
        text: 'Couldn’t load that deal’s figures. Check your connection and try again.',
      });
    }
  };
  return (
    <NativeSelect
      aria-label="Use figures from a deal"
      className="max-w-60 print:hidden"
      placeholder="Use the example figures"
      choices={deals.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={({ currentTarget }) => void choose(currentTarget.value)}
    />
  );
}
