import { Link } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { errorMessage } from '@/api/errors';
import { usePost } from '@/api/queries';
import { readPounds } from '@/lib/money/amount-text';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { FormAlert } from '@/ui/form/form-alert';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { closeModal, openModal, updateModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import type { Stage } from '../model/deal-card';
import { stageName, type StagePreference } from '../model/stages';

const modalId = 'deal-add';
const maxPounds = 100_000_000;

interface AddDealProps {
  stage: Stage;
  views: readonly StagePreference[];
}

/** A deal in three fields; the rest of its figures comes from my evaluation profile. */
export function openAddDeal(props: AddDealProps): void {
  openModal({ id: modalId, title: 'Add deal', content: <AddDealForm {...props} /> });
}

function AddDealForm({ stage: first, views }: AddDealProps) {
  const [title, setTitle] = useState('');
  const [price, setPrice] = useState('');
  const [stage, setStage] = useState(first);
  const [isJudged, setIsJudged] = useState(false);
  const add = usePost('/evaluations', {
    onDone: (made) => {
      closeModal(modalId);
      showToast({ kind: 'success', text: made ? `Added “${made.title}”` : 'Deal added' });
    },
  });
  const pounds = readPounds(price);
  const titleError = title.trim() === '' ? 'Enter an address or a name' : undefined;
  const isPrice = pounds === 'blank' || (typeof pounds === 'number' && pounds >= 0 && pounds <= maxPounds);
  const priceError = isPrice ? undefined : 'Enter a price, such as £180k';
  const dirty = (nextTitle: string, nextPrice: string) =>
    updateModal(modalId, { isDirty: () => nextTitle.trim() !== '' || nextPrice.trim() !== '' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsJudged(true);
    if (titleError !== undefined || priceError !== undefined) return;
    add.mutate({
      body: {
        title: title.trim(),
        stage,
        ...(typeof pounds === 'number' && { inputs: { price: pounds, askingPrice: pounds } }),
      },
    });
  };
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
      <Field label="Address or name" error={isJudged ? titleError : undefined}>
        {(control) => (
          <Input
            {...control}
            data-autofocus
            maxLength={120}
            autoComplete="off"
            value={title}
            onChange={({ currentTarget }) => {
              setTitle(currentTarget.value);
              dirty(currentTarget.value, price);
            }}
          />
        )}
      </Field>
      <Field label="Asking price" isOptional error={isJudged ? priceError : undefined}>
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            suffix="£"
            value={price}
            onChange={({ currentTarget }) => {
              setPrice(currentTarget.value);
              dirty(title, currentTarget.value);
            }}
          />
        )}
      </Field>
      <Field label="Stage">
        {(control) => (
          <NativeSelect
            {...control}
            value={stage}
            choices={views
              .filter((view) => view.stage !== 'lost')
              .map((view) => ({ value: view.stage, label: stageName(view) }))}
            onChange={({ currentTarget: { value } }) =>
              setStage(views.find((view) => view.stage === value)?.stage ?? first)
            }
          />
        )}
      </Field>
      {add.isError && <FormAlert text={errorMessage(add.error)} />}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link
          to="/property-search"
          className="text-sm text-teal-ink underline-offset-2 hover:underline"
          onClick={() => closeModal(modalId)}
        >
          Find a home in Property search
        </Link>
        <span className="ml-auto flex gap-2">
          <Button variant="outline" onClick={() => closeModal(modalId)}>
            Cancel
          </Button>
          <Button type="submit" isLoading={add.isPending} loadingLabel="Adding">
            Add deal
          </Button>
        </span>
      </div>
    </form>
  );
}
