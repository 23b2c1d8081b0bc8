import type { ComponentProps } from 'react';
import { counted } from '@/lib/lists/counted';
import { Button } from './button';

interface SubmitButtonProps extends Omit<
  ComponentProps<typeof Button>,
  'form' | 'type' | 'isLoading' | 'loadingLabel'
> {
  form: { isSending: boolean; secondsToWait: number };
  /** Beside the spinner while it is sent: `Saving`. */
  sending: string;
}

/** Sends a form: busy while it is sent, and off, with the seconds left, while the server asks for a pause. */
export function SubmitButton({ form, sending, disabled = false, children, ...rest }: SubmitButtonProps) {
  const { isSending, secondsToWait } = form;
  const isWaiting = secondsToWait > 0;
  return (
    <Button
      {...rest}
      type="submit"
      isLoading={isSending}
      loadingLabel={sending}
      disabled={disabled || isWaiting}
    >
      {isWaiting ? `Try again in ${counted(secondsToWait, 'second')}` : children}
    </Button>
  );
}
