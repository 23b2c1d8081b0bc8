import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { read, usePost, usePut } from '@/api/queries';
import { showToast } from '@/ui/toast/toast';
import { evaluationBody, type Findings } from './findings';
import type { Listing } from './queries';

const path = '/evaluations';

/** Where a deal stands on the board. */
export const dealHref = (id: string) => `/pipeline?deal=${id}`;

/** Puts a listing on the board: my latest evaluation of it, or a new one; whether it is there already. */
export function usePipeline(listing: Listing, findings: Findings) {
  const router = useRouter();
  const query = { owner: 'mine', listingId: listing.id } as const;
  const deals = useQuery({ ...read('/evaluations', { query }), retry: false });
  const onDone = (deal: { id: string } | undefined) =>
    showToast({
      kind: 'success',
      text: 'Added to your pipeline',
      ...(deal && {
        action: { label: 'Open', onAction: () => void router.navigate({ href: dealHref(deal.id) }) },
      }),
    });
  const options = { failureTitle: 'Couldn’t add this home to your pipeline', refreshes: [path], onDone };
  const create = usePost('/evaluations', options);
  const move = usePut('/evaluations/{id}', options);
  const mine = deals.data?.data ?? [];
  return {
    /** The deal that is on the board. */
    onBoard: mine.find(({ pipeline }) => pipeline !== null),
    /** Nothing is added before it is known what there is: a second deal of the same home would be one too many. */
    isReady: !deals.isPending,
    isAdding: create.isPending || move.isPending,
    add: () => {
      const [deal] = mine;
      if (deal) move.mutate({ path: { id: deal.id }, body: { pipeline: { stage: 'sourced' } } });
      else {
        const body = evaluationBody(listing, findings, new Date().toISOString());
        create.mutate({ body: { ...body, stage: 'sourced' } });
      }
    },
  };
}
