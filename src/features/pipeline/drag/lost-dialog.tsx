import { formFailure } from '@/api/form-failure';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { FormField } from '@/ui/form/form-field';
import { FormNotice } from '@/ui/form/form-notice';
import { useForm } from '@/ui/form/use-form';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { closeModal, openModal, useModals } from '@/ui/modal/modal-store';

const modalId = 'deal-lost';
const other = 'Another reason';
const reasons = [
  'Outbid',
  'Overpriced',
  'The figures don’t work',
  'Survey found problems',
  'Finance fell through',
  'Seller withdrew',
  other,
] as const;

interface LostAnswers {
  onReason: (reason: string) => void;
  /** It was closed without a reason. */
  onCancel: () => void;
}

/** Asks why a deal was lost: what is learnt from lost deals starts with it. */
export function openLostDialog(title: string, { onReason, onCancel }: LostAnswers): void {
  let hasReason = false;
  openModal({
    id: modalId,
    title: `Why did you lose “${title}”?`,
    content: (
      <LostForm
        onReason={(reason) => {
          hasReason = true;
          closeModal(modalId);
          onReason(reason);
        }}
      />
    ),
  });
  const stop = useModals.subscribe(({ modals }) => {
    if (modals.some(({ id }) => id === modalId)) return;
    stop();
    if (!hasReason) onCancel();
  });
}

function LostForm({ onReason }: Pick<LostAnswers, 'onReason'>) {
  const form = useForm({
    initial: { choice: '', text: '' },
    validate: ({ choice, text }) => ({
      choice: choice === '' ? 'Choose why the deal was lost' : undefined,
      text: choice === other && text.trim() === '' ? 'Enter what happened' : undefined,
    }),
    send: async ({ choice, text }) => onReason(choice === other ? text.trim() : choice),
    failureOf: (error) => formFailure(error, []),
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <Field label="Reason" error={form.errorOf('choice')}>
        {(control) => (
          <NativeSelect
            {...control}
            data-autofocus
            placeholder="Choose a reason"
            value={form.values.choice}
            choices={reasons.map((value) => ({ value, label: value }))}
            onBlur={form.onBlur('choice')}
            // The field that may appear with the choice has not been submitted yet.
            onChange={({ currentTarget }) => form.reset({ ...form.values, choice: currentTarget.value })}
          />
        )}
      </Field>
      {form.values.choice === other && (
        <FormField form={form} name="text" label="What happened">
          {(control) => <Input {...control} maxLength={200} />}
        </FormField>
      )}
      <FormNotice failure={form.failure} faulty={form.faulty} />
      <div className="flex justify-end gap-2">
        <Button variant="outline" onClick={() => closeModal(modalId)}>
          Cancel
        </Button>
        <Button type="submit">Move to Lost</Button>
      </div>
    </form>
  );
}
