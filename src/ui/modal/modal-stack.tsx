import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { classNames } from '../class-names';
import { focusedOrWorking } from '../focus/use-focus-return';
import { DiscardQuestion } from '../draft/discard-question';
import { IconButton } from '../button/icon-button';
import { discardModal, useLeaveGuard } from '../draft/leave-guard';
import { keepOpen, requestCloseModal, useModals, type Modal } from './modal-store';

/**
 * Each modal is nested in the one below, so that Escape, focus and its return know their order. Those that wait stay mounted
 * and hidden, which keeps their state. Closing takes no time (SPEC §9: close timeout 0).
 */
export function ModalStack({ modals }: { modals: readonly Modal[] }) {
  useLeaveGuard(modals.length > 0);
  return <Stacked modals={modals} />;
}

function Stacked({ modals }: { modals: readonly Modal[] }) {
  const [lowest, ...rest] = modals;
  return lowest ? <OneModal key={lowest.id} modal={lowest} above={rest} /> : null;
}

const sizes = {
  sm: 'max-w-[480px] rounded-[18px]',
  md: 'max-w-[640px] rounded-[18px] max-md:h-full max-md:max-h-full max-md:max-w-none max-md:rounded-none',
  lg: 'max-w-[880px] rounded-[18px] max-md:h-full max-md:max-h-full max-md:max-w-none max-md:rounded-none',
  full: 'h-full max-h-full max-w-none',
};

function OneModal({ modal, above }: { modal: Modal; above: readonly Modal[] }) {
  const { id, title, size = 'sm', content, footer, isBare = false, className, question } = modal;
  const popup = useRef<HTMLDivElement>(null);
  const [surroundings] = useState(surroundingsOfFocus);
  const isWaiting = above.length > 0;
  const isAsking = useModals(({ asking }) => asking === id);
  return (
    <Dialog.Root
      open
      disablePointerDismissal
      modal="trap-focus"
      onOpenChange={(isOpen) => isOpen || requestCloseModal(id)}
    >
      <Dialog.Portal>
        <Dialog.Backdrop data-scrim className="fixed inset-0 z-(--z-scrim) bg-scrim" />
        <Dialog.Viewport
          className={classNames(
            'fixed inset-0 z-(--z-modal) grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center',
            size !== 'full' && 'md:p-6',
            size === 'sm' && 'p-4',
            isWaiting && 'invisible',
          )}
        >
          <Dialog.Popup
            ref={popup}
            initialFocus={() => !hasFocusInside(popup.current) && (firstToFocus(popup.current) ?? true)}
            finalFocus={() => focusAfter(surroundings)}
            className={classNames(
              'flex max-h-full w-full animate-rise flex-col border border-line bg-overlay text-ink shadow-lg outline-hidden',
              sizes[size],
              className,
            )}
          >
            {isBare ? (
              <>
                <Dialog.Title className="sr-only">{title}</Dialog.Title>
                {content}
              </>
            ) : (
              <>
                <header className="flex items-start gap-2.5 px-[22px] pt-5 pb-0.5">
                  <Dialog.Title className="min-w-0 flex-1 pt-[3px] text-lg/6 font-semibold tracking-tight wrap-anywhere">
                    {title}
                  </Dialog.Title>
                  <Dialog.Close
                    render={
                      <IconButton size="sm" label="Close" className="-mr-1.5">
                        <X aria-hidden size={19} strokeWidth={1.75} />
                      </IconButton>
                    }
                  />
                </header>
                <div inert={isAsking} className="min-h-0 flex-1 overflow-y-auto px-[22px] pt-1 pb-5">
                  {content}
                </div>
              </>
            )}
            {footer !== undefined && (
              <footer
                className={classNames(
                  'flex flex-wrap justify-end gap-2.5 px-[22px] pb-5',
                  isAsking && 'hidden',
                )}
              >
                {footer}
              </footer>
            )}
            {isAsking && (
              <DiscardQuestion question={question} onKeep={keepOpen} onDiscard={() => discardModal(id)} />
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
        <Stacked modals={above} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/* On a busy machine a key may be quicker than the modal, which gives the focus with the next frame. */
function hasFocusInside(popup: HTMLElement | null) {
  const focused = focusedOrWorking();
  return focused !== popup && popup !== null && popup.contains(focused);
}

/* What asks for the focus, else the first thing to fill in. Null leaves the default: the close button, which destroys nothing. */
function firstToFocus(popup: HTMLElement | null) {
  return (
    popup?.querySelector<HTMLElement>('[data-autofocus]') ??
    popup?.querySelector<HTMLElement>(
      'input:not([type=hidden], [type=file], [tabindex="-1"], :disabled), textarea:not(:disabled), select:not(:disabled)',
    ) ??
    null
  );
}

/**
 * What has the focus as the modal opens, or opened the menu that has it; then what is around it and can have it: a group of buttons, a
 * list, the page.
 */
function surroundingsOfFocus(): readonly HTMLElement[] {
  const around: HTMLElement[] = [];
  let activeElement = openerOf(focusedOrWorking());
  while (activeElement instanceof HTMLElement && activeElement !== document.body) {
    if (around.length === 0 || activeElement.getAttribute('tabindex') === '-1') around.push(activeElement);
    activeElement = activeElement.parentElement;
  }
  return around;
}

function openerOf(element: Element | null) {
  const menu = element?.closest('[role=menu]');
  return menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : element;
}

/*
 * Whoever has moved the focus on keeps it. An opener that went away meanwhile leaves it to the nearest that is still there; a modal that
 * the address opened, to the page below it.
 */
function focusAfter(surroundings: readonly HTMLElement[]) {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body && activeElement.closest('[role=dialog]') === null)
    return false;
  const page = document.querySelector<HTMLElement>('main[tabindex="-1"]');
  return surroundings.find(({ isConnected }) => isConnected) ?? page ?? true;
}
