import { Link } from '@tanstack/react-router';
import { Mail, Minus } from 'lucide-react';
import { useId, useRef, useState, type RefObject } from 'react';
import { usePost } from '@/api/queries';
import { serverMessage } from '@/api/errors';
import { useAboveActionBar } from '@/ui/button/action-bar';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { showToast } from '@/ui/toast/toast';
import { useCountdown } from '@/ui/text/use-countdown';
import { focusOnMount } from '@/ui/focus/focus-on-mount';
import { useFocusReturn } from '@/ui/focus/use-focus-return';
import { rememberSmall, wasMadeSmall } from './made-small';

/** How long the button rests after a send (specification §4 and §9), in seconds. */
const cooldown = 8;

/* Above whatever bar a page keeps at the foot of a phone's screen. */
const corner = 'fixed bottom-[calc(1rem+var(--action-bar-h,0px))] left-4 z-(--z-banner)';

/**
 * Bottom left, while the address is not confirmed. It can be made small for this visit, reloads included, never sent away.
 * The shell makes room for it by its `data-confirmation`, as much as `--banner-h` says.
 */
export function ConfirmationBanner({ email }: { email: string }) {
  const heading = useId();
  const [isOpen, setIsOpen] = useState(() => !wasMadeSmall(email));
  const above = useAboveActionBar();
  const [hasMoved, setHasMoved] = useState(false);
  // Whoever opens or closes it goes on with the button that does the opposite.
  const opposite = hasMoved ? focusOnMount : undefined;
  const toggle = () => {
    setHasMoved(true);
    rememberSmall(email, isOpen);
    setIsOpen(!isOpen);
  };
  const sendButton = useRef<HTMLButtonElement>(null);
  const { send, isSending, isResting } = useSendConfirmation(sendButton);
  if (!isOpen) {
    return (
      <button
        ref={opposite}
        type="button"
        style={above}
        data-confirmation="closed"
        aria-expanded={false}
        onClick={toggle}
        className={`${corner} touch-target flex h-9 items-center gap-2 rounded-full border border-amber-line bg-overlay px-3.5 text-sm font-medium shadow-md hover:border-amber-ink`}
      >
        <Mail aria-hidden size={16} strokeWidth={1.75} className="text-amber-ink" />
        Confirm your email
      </button>
    );
  }
  return (
    <section
      ref={tellHeight}
      style={above}
      data-confirmation="open"
      aria-labelledby={heading}
      className={`${corner} right-4 flex max-w-[380px] gap-3 rounded-[14px] border border-amber-line bg-overlay p-4 shadow-md`}
    >
      <Mail aria-hidden size={19} strokeWidth={1.75} className="mt-0.5 shrink-0 text-amber-ink" />
      <div className="min-w-0 flex-1">
        <h2 id={heading} className="text-md/[22px] font-semibold tracking-tight">
          Confirm your email
        </h2>
        <p className="mt-0.5 mb-2.5 text-sm wrap-anywhere text-ink-2">
          We sent a link to <bdi>{email}</bdi>.
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            ref={sendButton}
            variant="outline"
            size="sm"
            isLoading={isSending}
            loadingLabel="Sending"
            disabled={isResting}
            onClick={send}
          >
            {isResting ? 'Sent' : 'Send Confirmation Email'}
          </Button>
          <Link to="/settings/account" className="touch-target relative py-1 text-sm font-medium text-link">
            Change email
          </Link>
        </div>
      </div>
      <IconButton ref={opposite} label="Minimise" size="sm" onClick={toggle} className="-mt-1 -mr-1">
        <Minus aria-hidden size={17} strokeWidth={1.75} />
      </IconButton>
    </section>
  );
}

/** Keeps `--banner-h` of the page at the banner's height in px, as long as it is there. */
function tellHeight(banner: HTMLElement | null) {
  if (banner === null) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--banner-h', `${banner.offsetHeight}px`));
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty('--banner-h');
  };
}

/** Sends the link; the button keeps the focus over the work and the rest. */
function useSendConfirmation(button: RefObject<HTMLButtonElement | null>) {
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
  const send = () =>
    post.mutate(
      { body: { uri: location.origin } },
      {
        onError: (error) =>
          showToast({ kind: 'error', text: serverMessage(error) ?? 'Failed to send confirmation email' }),
      },
    );
  return { send, isSending: post.isPending, isResting };
}
