import { formFailure } from '@/api/form-failure';
import { londonDay } from '@/lib/dates/calendar-day';
import { Button } from '@/ui/button/button';
import { FormNotice } from '@/ui/form/form-notice';
import { useForm, type FormState } from '@/ui/form/use-form';
import { showToast } from '@/ui/toast/toast';
import { useNow } from '@/ui/text/use-now';
import type { Deal } from '../deal';
import { withOffer } from './ladder';
import { OfferFields, offerOf, offerProblems, type OfferValues } from './offer-fields';
import { useOffers } from './use-offers';

/** A new step of the ladder as it is typed; the next offer above it may be taken over into it. */
export function useOfferForm(deal: Deal): FormState<OfferValues> {
  const today = londonDay(useNow());
  const blank: OfferValues = { amount: '', on: today, status: 'made', conditions: '', note: '' };
  const add = useOffers(deal);
  const form: FormState<OfferValues> = useForm<OfferValues>({
    initial: blank,
    validate: (values) => offerProblems(values, today),
    send: async (values) => {
      await add.mutateAsync((offers) => withOffer(offers, offerOf(values)));
      form.reset(blank);
      showToast({ kind: 'success', text: 'Offer added' });
    },
    failureOf: (error) => formFailure(error, Object.keys(blank)),
  });
  return form;
}

interface AddOfferProps {
  form: FormState<OfferValues>;
  /** Another change of the ladder is on its way. */
  isBlocked: boolean;
}

/** The fields of a new offer. */
export function AddOffer({ form, isBlocked }: AddOfferProps) {
  return (
    <form
      {...form.formProps}
      data-unsaved={form.isDirty || undefined}
      aria-label="Add an offer"
      className="flex flex-col gap-3"
    >
      <h3 className="text-sm font-semibold">Add an offer</h3>
      <OfferFields form={form} />
      <FormNotice failure={form.failure} faulty={form.faulty} />
      <Button
        type="submit"
        className="self-end"
        disabled={isBlocked}
        isLoading={form.isSending}
        loadingLabel="Adding"
      >
        Add offer
      </Button>
    </form>
  );
}
