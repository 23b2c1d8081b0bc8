import { useEffect, useEffectEvent, useRef } from 'react';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import { useAboveActionBar } from '../button/action-bar';
import { classNames } from '../class-names';
import { useToastPlace } from './toast-place';
import { unannounce } from './toast-announcer';
import { ToastCard, type ToastKind } from './toast-card';

export interface ToastOptions {
  kind: ToastKind;
  text: string;
  durationMs?: number | undefined;
  /** One thing to do about it; the toast leaves when it is pressed. */
  action?: { label: string; onAction: () => void } | undefined;
  /** Two toasts with one id are one; what they say when left out. */
  id?: string | undefined;
  /** Told once when the toast is there no more: its time is over, it was dismissed, or its button pressed. */
  onGone?: (() => void) | undefined;
}

const durations: Record<ToastKind, number> = { error: 4000, success: 2000, blank: 4000 };

/** Adds a toast, or renews the one that says the same. */
export function pushToast({ kind, text, durationMs, action, id = `${kind}:${text}`, onGone }: ToastOptions) {
  function leave() {
    toast.dismiss(id);
    unannounce(text, kind === 'error' ? 'assertive' : 'polite');
  }
  toast(
    <>
      <ToastCard
        kind={kind}
        text={text}
        onDismiss={leave}
        actionLabel={action?.label}
        onAction={() => {
          action?.onAction();
          leave();
        }}
      />
      {onGone && <Farewell onGone={onGone} />}
    </>,
    { id, duration: durationMs ?? durations[kind], removeDelay: 200 },
  );
}

/** Takes the toast of this id away. */
export function dismissToast(id: string) {
  toast.dismiss(id);
}

/** Says when the toast that it is part of has gone. */
function Farewell({ onGone }: { onGone: () => void }) {
  const sayGone = useEffectEvent(onGone);
  useEffect(() => () => sayGone(), []);
  return null;
}

/** The visible toasts, newest at the bottom. Time stands still while the pointer or the focus is among them. */
export function ToastStack() {
  const { toasts, handlers } = useToaster();
  const holders = useRef(new Set<'pointer' | 'focus'>());
  // Where the focus came from: it goes back there when the toast that has it leaves.
  const origin = useRef<HTMLElement | null>(null);

  function hold(by: 'pointer' | 'focus') {
    if (holders.current.size === 0) handlers.startPause();
    holders.current.add(by);
  }
  function release(by: 'pointer' | 'focus') {
    if (holders.current.delete(by) && holders.current.size === 0) handlers.endPause();
  }
  // a toast that leaves under the pointer or with the focus sends neither leave nor blur
  const standing = toasts.filter((one) => one.visible).length;
  const stoodBefore = useRef(standing);
  useEffect(() => {
    if (standing < stoodBefore.current) {
      if (holders.current.has('focus')) returnFocus(origin.current);
      release('pointer');
      release('focus');
    }
    stoodBefore.current = standing;
  });

  const above = useAboveActionBar();
  const place = useToastPlace((state) => state.place);
  if (toasts.length === 0) return null;
  return (
    <div
      // a panel beside which they stand says how far it reaches
      style={{ ...above, left: 0, right: 0, ...(place?.top !== undefined && { bottom: 'auto' }), ...place }}
      className="pointer-events-none fixed mx-4 bottom-[calc(1rem+var(--action-bar-h,0px))] z-(--z-toast) flex max-h-[calc(100dvh-32px)] flex-col justify-end"
      // this attribute keeps a modal from hiding the toasts from screen readers
      aria-live="off"
      onPointerMove={() => hold('pointer')}
      onPointerLeave={() => release('pointer')}
      onFocus={({ currentTarget, relatedTarget }) => {
        hold('focus');
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          origin.current = relatedTarget;
      }}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || release('focus')}
    >
      <ol aria-label="Status messages" className="flex flex-col items-center gap-2">
        {toasts.toReversed().map((one) => (
          <li
            key={one.id}
            inert={!one.visible}
            className={classNames(
              'w-full max-w-[380px] animate-rise transition-opacity duration-(--dur-base)',
              one.visible ? 'pointer-events-auto' : 'opacity-0',
            )}
          >
            {resolveValue(one.message, one)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Whoever has the focus by now, after what the button did for instance, keeps it. */
function returnFocus(origin: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isLost =
    activeElement === null || activeElement === body || activeElement.closest('[inert]') !== null;
  if (!isLost) return;
  const target = origin?.isConnected ? origin : document.getElementById('main');
  target?.focus({ preventScroll: true });
}
