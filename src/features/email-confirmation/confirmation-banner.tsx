import { Mail, Minus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { usePost } from '@/api/queries';
import { serverMessage } from '@/api/errors';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { showToast } from '@/ui/toast';
import { useCountdown } from '@/ui/use-countdown';
import { useFocusReturn } from '@/ui/use-focus-return';

/** How long the button rests after a send (specification §4 and §9), in seconds. */
const cooldown = 8;

/**
 * Bottom left, while the address is not confirmed. It can be made small for this visit, never sent away. The shell makes
 * room for it by its `data-confirmation`.
 */
export function ConfirmationBanner({ email }: { email: string }) {
  const heading = useId();
  const [isOpen, setIsOpen] = useState(true);
  // Whoever opens or closes it goes on with the button that does the opposite.
  const hasMoved = useRef(false);
  const focusNext = (button: HTMLButtonElement | null) => {
    if (hasMoved.current) button?.focus({ preventScroll: true });
  };
  const toggle = () => {
    hasMoved.current = true;
    setIsOpen(!isOpen);
  };
  const send = useSendConfirmation();
  if (!isOpen) {
    return (
      <div data-confirmation="closed" className="fixed bottom-4 left-4 z-(--z-banner)">
        <Button
          ref={focusNext}
          variant="outline"
          aria-expanded={false}
          icon={<Mail aria-hidden size={16} strokeWidth={1.75} className="text-amber-ink" />}
          onClick={toggle}
          className="border-amber-line bg-overlay shadow-md"
        >
          Confirm your email
        </Button>
      </div>
    );
  }
  return (
    <section
      data-confirmation="open"
      aria-labelledby={heading}
      className="fixed bottom-4 left-4 z-(--z-banner) flex w-[min(380px,calc(100vw-32px))] gap-3 rounded-[14px] border border-amber-line bg-overlay p-4 shadow-md"
    >
      <Mail aria-hidden size={19} strokeWidth={1.75} className="mt-0.5 shrink-0 text-amber-ink" />
      <div className="min-w-0 flex-1">
        <h2 id={heading} className="text-md/[22px] font-semibold tracking-tight">
          Confirm your email
        </h2>
        <p className="mt-0.5 mb-2.5 text-sm wrap-anywhere text-ink-2">
          We sent a link to <bdi>{email}</bdi>.
        </p>
        <Button
          ref={send.button}
          variant="outline"
          size="sm"
          isLoading={send.isSending}
          loadingLabel="Sending"
          disabled={send.isResting}
          onClick={send.start}
        >
          {send.isResting ? 'Sent' : 'Send Confirmation Email'}
        </Button>
      </div>
      <IconButton
        ref={focusNext}
        label="Make this small"
        aria-expanded
        size="sm"
        onClick={toggle}
        className="-mt-1 -mr-1"
      >
        <Minus aria-hidden size={17} strokeWidth={1.75} />
      </IconButton>
    </section>
  );
}

function useSendConfirmation() {
  const button = useRef<HTMLButtonElement>(null);
  const [secondsToRest, rest] = useCountdown();
  const post = usePost('/auth/email-confirmation', {
    refreshes: [],
    onDone: () => {
      rest(cooldown);
      showToast({ kind: 'success', text: 'Confirmation email sent' });
    },
  });
  const isResting = secondsToRest > 0;
  useFocusReturn(button, post.isPending || isResting);
  const start = () =>
    post.mutate(
      { body: { uri: location.origin } },
      {
        onError: (error) =>
          showToast({ kind: 'error', text: serverMessage(error) ?? 'Failed to send confirmation email' }),
      },
    );
  return { button, start, isSending: post.isPending, isResting };
}
