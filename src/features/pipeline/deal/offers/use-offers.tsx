import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { errorMessage, failureText, hasStatus } from '@/api/errors';
import { usePut, write } from '@/api/queries';
import { formatWholePounds } from '@/lib/money/money';
import { Button } from '@/ui/button/button';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { pipelineQueries } from '../../queries';
import { readersOf, type Deal } from '../deal';
import { withOffer, type LadderChange, type Offer } from './ladder';

const modalId = 'accepted-price';

/** How often somebody else may be faster before the change is given up. */
const mostTries = 4;

/** The offer to change is not in the ladder any more as it was shown: somebody else changed it. Its message is for the screen. */
export class ChangedOfferError extends Error {}

/** What is shown of a change that failed. */
export const ladderFailure = (error: Error): string =>
  error instanceof ChangedOfferError ? error.message : errorMessage(error);

/** Changes the ladder by `saveLadder`. An accepted offer at another price than the evaluation’s asks whether to take it over. */
export function useOffers(deal: Deal) {
  const queryClient = useQueryClient();
  const path = { id: deal.id };
  const price = usePut('/evaluations/{id}', {
    refreshes: readersOf(deal.id),
    failureTitle: 'Couldn’t update the evaluation’s price',
  });
  return useMutation({
    mutationFn: (change: LadderChange) => saveLadder(queryClient, deal, change),
    onSuccess: ({ before, now }) => {
      const accepted = acceptedOf(now.offers);
      if (!accepted || accepted.amount === acceptedOf(before.offers)?.amount || accepted.amount === now.price)
        return;
      askForPrice(now.price, accepted.amount, () =>
        price.mutate({ path, body: { inputs: { price: accepted.amount } } }),
      );
    },
  });
}

/** Puts a deleted offer back in its place, wherever the reader is by then. */
export async function restoreOffer(queryClient: QueryClient, deal: Deal, offer: Offer, index: number) {
  const known = queryClient.getQueryData(pipelineQueries.deal(deal.id).queryKey);
  try {
    await saveLadder(queryClient, known?.access === 'full' ? known : deal, (offers) =>
      withOffer(offers, offer, index),
    );
  } catch (error) {
    showToast({ kind: 'error', text: failureText('Couldn’t restore the offer', error) });
  }
}

/**
 * Saves a change of the ladder. When somebody else changed the deal meanwhile, the change is made to what they made of it.
 * @returns the deal before, and its offers and price (£) since
 * @throws ChangedOfferError, or what the call throws
 */
async function saveLadder(queryClient: QueryClient, deal: Deal, change: LadderChange) {
  const query = pipelineQueries.deal(deal.id);
  let base = deal;
  for (let tries = 1; ; tries += 1) {
    const offers = change(base.offers);
    if (offers === null)
      throw new ChangedOfferError('Someone else has changed this offer. Check it before you change it.');
    try {
      const saved = await write(
        queryClient,
        'put',
        '/evaluations/{id}',
        { path: { id: deal.id }, body: { version: base.version, offers } },
        {
          refreshes: readersOf(deal.id),
          // The next change begins with what was saved, also before the deal is read again.
          onDone: (answer) =>
            queryClient.setQueryData(query.queryKey, (now) =>
              now?.access === 'full' ? { ...now, ...(answer ?? { offers }) } : now,
            ),
        },
      );
      return { before: base, now: { offers, price: saved?.inputs.price ?? base.inputs.price } };
    } catch (error) {
      if (!hasStatus(error, 409) || tries >= mostTries) throw error;
    }
    const fresh = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    if (fresh.access !== 'full') throw new ChangedOfferError('This deal is no longer shared with you');
    base = fresh;
  }
}

const acceptedOf = (offers: readonly Offer[]) => offers.find(({ status }) => status === 'accepted');

function askForPrice(known: number, amount: number, onYes: () => void): void {
  openModal({
    id: modalId,
    title: 'Update the evaluation’s price?',
    content: (
      <p className="text-pretty text-ink-2">
        {`The evaluation uses ${formatWholePounds(known)}. The accepted offer is ${formatWholePounds(amount)}.`}
      </p>
    ),
    footer: (
      <>
        <Button variant="outline" onClick={() => closeModal(modalId)}>
          Keep {formatWholePounds(known)}
        </Button>
        <Button
          data-autofocus
          onClick={() => {
            closeModal(modalId);
            onYes();
          }}
        >
          Use {formatWholePounds(amount)}
        </Button>
      </>
    ),
  });
}
