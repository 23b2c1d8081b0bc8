import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { SubmitButton } from '../button/submit-button';
import { FormNotice } from './form-notice';

interface SaveBarProps {
  form: { failure: string | null; faulty: number; isSending: boolean; secondsToWait: number };
  /** Closes the dialog whose bottom the bar keeps to; on a page there is none. */
  onCancel: (() => void) | undefined;
  /** A further button, before Save. */
  children?: ReactNode;
}

const inDialog =
  'sticky -bottom-5 z-1 -mx-[22px] -mb-5 border-t border-line bg-overlay px-[22px] py-3.5 [&>[role=alert]]:basis-full';

/** The end of a long form of what exists: why it was not taken, and Save. */
export function SaveBar({ form, onCancel, children }: SaveBarProps) {
  return (
    <div
      className={classNames(
        'flex flex-wrap justify-end gap-2.5 [&>[role=alert]]:basis-full',
        onCancel && inDialog,
      )}
    >
      <FormNotice failure={form.failure} faulty={form.faulty} />
      {children}
      {onCancel && (
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      )}
      <SubmitButton form={form} sending="Saving">
        Save
      </SubmitButton>
    </div>
  );
}
