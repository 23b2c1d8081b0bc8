import { Link } from '@tanstack/react-router';
import { formFailure } from '@/api/form-failure';
import { usePost } from '@/api/queries';
import { amountProblem } from '@/lib/money/reading/amount-problem';
import { readPounds } from '@/lib/money/amount-text';
import { Form } from '@/ui/form/form';
import { FormField, FormSelect } from '@/ui/form/form-field';
import { useForm } from '@/ui/form/use-form';
import { Input } from '@/ui/input/input';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import type { Stage } from '../model/deal-card';
import { stageName, type StagePreference } from '../model/stages';

const modalId = 'deal-add';

const priceLimits = { max: 100_000_000, text: 'Enter a price, such as £180k', isOptional: true };

interface AddDealProps {
  stage: Stage;
  views: readonly StagePreference[];
}

interface DealValues {
  title: string;
  price: string;
  stage: Stage;
}

/** A deal in three fields; the rest of its figures comes from my evaluation profile. */
export function openAddDeal(props: AddDealProps): void {
  openModal({ id: modalId, title: 'Add deal', content: <AddDealForm {...props} /> });
}

function AddDealForm({ stage: first, views }: AddDealProps) {
  const add = usePost('/evaluations', {});
  const initial: DealValues = { title: '', price: '', stage: first };
  const form = useForm<DealValues>({
    initial,
    validate: ({ title, price }) => ({
      title: title.trim() === '' ? 'Enter an address or name' : undefined,
      price: amountProblem(readPounds(price), priceLimits),
    }),
    send: async ({ title, price, stage }) => {
      const pounds = readPounds(price);
      const made = await add.mutateAsync({
        body: {
          title: title.trim(),
          stage,
          ...(typeof pounds === 'number' && { inputs: { price: pounds, askingPrice: pounds } }),
        },
      });
      closeModal(modalId);
      showToast({ kind: 'success', text: made ? `Added “${made.title}”` : 'Deal added' });
    },
    failureOf: (error) => formFailure(error, Object.keys(initial)),
  });
  return (
    <Form form={form} modalId={modalId} submit="Add deal" sending="Adding">
      <p className="-mb-1 text-sm text-ink-2">
        Is the home on the market? Save it from{' '}
        <Link
          to="/property-search"
          className="text-teal-ink underline underline-offset-2"
          onClick={() => closeModal(modalId)}
        >
          Property Search
        </Link>{' '}
        instead.
      </p>
      <FormField form={form} name="title" label="Address or name">
        {(control) => <Input {...control} data-autofocus maxLength={120} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="price" label="Asking price" isOptional>
        {(control) => <Input {...control} inputMode="decimal" autoComplete="off" icon="£" />}
      </FormField>
      <FormSelect
        form={form}
        name="stage"
        label="Stage"
        choices={views
          .filter((view) => view.stage !== 'lost')
          .map((view) => ({ value: view.stage, label: stageName(view) }))}
      />
    </Form>
  );
}
