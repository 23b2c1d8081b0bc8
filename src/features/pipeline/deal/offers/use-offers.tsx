import { useQueryClient } from '@tanstack/react-query';
import { usePut } from '@/api/queries';
import { formatWholePounds } from '@/lib/money/money';
import { Button } from '@/ui/button/button';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { pipelineQueries } from '../../queries';
import { readersOf, type Deal } from '../deal';

const modalId = 'accepted-price';

/** Writes the ladder; an accepted offer at another price than the evaluation’s asks whether to take it over. */
export function useOffers(deal: Deal) {
  const queryClient = useQueryClient();
  const price = usePut('/evaluations/{id}', {
    refreshes: readersOf(deal.id),
    failureTitle: 'Couldn’t update the evaluation’s price',
  });
  return usePut('/evaluations/{id}', {
    refreshes: readersOf(deal.id),
    onDone: (saved, { body }) => {
      const offers = saved?.offers ?? body?.offers;
      // The next change sends the whole ladder, so it has to begin with what was saved.
      if (offers)
        queryClient.setQueryData(pipelineQueries.deal(deal.id).queryKey, (now) =>
          now?.access === 'full' ? { ...now, offers } : now,
        );
      const accepted = body?.offers?.find(({ status }) => status === 'accepted');
      const before = deal.offers.find(({ status }) => status === 'accepted');
      const known = saved?.inputs.price ?? deal.inputs.price;
      if (!accepted || accepted.amount === before?.amount || accepted.amount === known) return;
      askForPrice(known, accepted.amount, () =>
        price.mutate({ path: { id: deal.id }, body: { inputs: { price: accepted.amount } } }),
      );
    },
  });
}

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
