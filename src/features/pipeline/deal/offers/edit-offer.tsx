import { useQuery } from '@tanstack/react-query';
import { formFailure } from '@/api/form-failure';
import { londonDay } from '@/lib/dates/calendar-day';
import { poundsText } from '@/lib/money/amount-text';
import { Form } from '@/ui/form/form';
import { useForm } from '@/ui/form/use-form';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { useNow } from '@/ui/text/use-now';
import { showToast } from '@/ui/toast/toast';
import { pipelineQueries } from '../../queries';
import type { Deal } from '../deal';
import { changedOffer, type Offer } from './ladder';
import { OfferFields, offerOf, offerProblems, type OfferValues } from './offer-fields';
import { ChangedOfferError, useOffers } from './use-offers';

const modalId = 'offer-edit';

/** Corrects an offer: its amount, date, status, conditions or note. */
export function openEditOffer(deal: Deal, offer: Offer): void {
  openModal({
    id: modalId,
    title: 'Edit offer',
    size: 'md',
    content: <EditOffer deal={deal} offer={offer} />,
  });
}

function EditOffer({ deal, offer }: { deal: Deal; offer: Offer }) {
  const query = useQuery(pipelineQueries.deal(deal.id));
  // The ladder may have grown since the dialog was opened.
  const now = query.data?.access === 'full' ? query.data : deal;
  const change = useOffers(now);
  const today = londonDay(useNow());
  const { amount, on, status, note, conditions = '' } = offer;
  const initial: OfferValues = { amount: poundsText(amount), on, status, note, conditions };
  const form = useForm<OfferValues>({
    initial,
    validate: (values) => offerProblems(values, today),
    send: async (values) => {
      await change.mutateAsync((offers) => changedOffer(offers, offer, offerOf(values)));
      closeModal(modalId);
      showToast({ kind: 'success', text: 'Offer saved' });
    },
    failureOf: (error) => {
      const failure = formFailure(error, Object.keys(initial));
      return error instanceof ChangedOfferError ? { ...failure, text: error.message } : failure;
    },
  });
  return (
    <Form form={form} modalId={modalId} submit="Save" sending="Saving">
      <OfferFields form={form} />
    </Form>
  );
}
