import { useState, type FormEvent } from 'react';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
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
  const [choice, setChoice] = useState('');
  const [text, setText] = useState('');
  const [isJudged, setIsJudged] = useState(false);
  const reason = choice === other ? text.trim() : choice;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsJudged(true);
    if (reason !== '') onReason(reason);
  };
  const error = isJudged && reason === '' ? 'Choose why the deal was lost' : undefined;
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
      <Field label="Reason" error={choice === '' ? error : undefined}>
        {(control) => (
          <NativeSelect
            {...control}
            data-autofocus
            placeholder="Choose a reason"
            value={choice}
            choices={reasons.map((value) => ({ value, label: value }))}
            onChange={({ currentTarget }) => setChoice(currentTarget.value)}
          />
        )}
      </Field>
      {choice === other && (
        <Field label="What happened" error={error}>
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
          )}
        </Field>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="outline" onClick={() => closeModal(modalId)}>
          Cancel
        </Button>
        <Button type="submit">Move to Lost</Button>
      </div>
    </form>
  );
}
