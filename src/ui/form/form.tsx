import { useEffect, useId, type ReactNode } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { LeaveGuard } from '../draft/page-guard';
import { Checkbox } from '../input/checkbox';
import { requestCloseModal, updateModal } from '../modal/modal-store';
import { Complaint } from './complaint';
import { SubmitButton } from '../button/submit-button';
import { FormNotice } from './form-notice';
import type { FormState } from './use-form';

interface FormProps<Values extends object> {
  form: FormState<Values>;
  /** Its accessible name, where no dialog gives it one. */
  label?: string;
  /** The act on its button, and the same under way: `Save` and `Saving`. */
  submit: string;
  sending: string;
  /** The modal it stands in, which asks before it closes on unsaved text; null on a page, which then asks before it is left. */
  modalId: string | null;
  /** What Cancel does on a page; it has no such button without. In a modal, Cancel closes that. */
  onCancel?: () => void;
  /** What that button says where “Cancel” could be taken for the act itself: `Keep plan`. */
  cancelLabel?: string | undefined;
  /** One of several forms of a page: its button stands out only while there is something to save. */
  isOneOfMany?: boolean;
  /** What it does can't be taken back easily. */
  isDestructive?: boolean;
  className?: string;
  children: ReactNode;
}

/** A form with its failure, its buttons and its guard against losing what was typed. Ctrl or ⌘ with Enter submits. */
export function Form<Values extends object>({
  form,
  label,
  submit,
  sending,
  modalId,
  onCancel,
  cancelLabel = 'Cancel',
  isOneOfMany = false,
  isDestructive = false,
  className,
  children,
}: FormProps<Values>) {
  const { isDirty } = form;
  useEffect(() => {
    if (modalId !== null) updateModal(modalId, { isDirty: () => isDirty });
  }, [modalId, isDirty]);
  const cancel = modalId === null ? onCancel : () => requestCloseModal(modalId);
  return (
    <form {...form.formProps} aria-label={label} className={classNames('flex flex-col gap-4', className)}>
      {modalId === null && <LeaveGuard isDirty={isDirty && !form.isSending} />}
      {children}
      <FormNotice failure={form.failure} faulty={form.faulty} />
      <div className="flex flex-wrap justify-end gap-2.5">
        {cancel && (
          <Button variant="outline" onClick={cancel}>
            {cancelLabel}
          </Button>
        )}
        <SubmitButton
          form={form}
          variant={isDestructive ? 'danger' : isOneOfMany && !isDirty ? 'outline' : 'primary'}
          sending={sending}
        >
          {submit}
        </SubmitButton>
      </div>
    </form>
  );
}

interface FormCheckboxProps<Values extends object> {
  form: FormState<Values>;
  name: keyof Values & string;
  label: ReactNode;
}

/** A yes or no of a form, with its error below. */
export function FormCheckbox<Values extends object>({ form, name, label }: FormCheckboxProps<Values>) {
  const note = useId();
  const error = form.errorOf(name);
  return (
    <div>
      <Checkbox
        label={label}
        name={name}
        checked={form.values[name] === true}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : note}
        // true: a checkbox stands for a field that is true or false
        onChange={({ currentTarget }) =>
          form.set(name, currentTarget.checked as Values[keyof Values & string])
        }
      />
      <Complaint id={note} text={error} />
    </div>
  );
}
