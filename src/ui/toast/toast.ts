import { announce } from './toast-announcer';
import type { ToastOptions } from './toast-stack';

const importStack = () => import('./toast-stack');
let loading: ReturnType<typeof importStack> | undefined;

/** One promise for all: two imports may end in another order than they were asked for, and a toast go before it has come. */
const loadStack = () =>
  (loading ??= importStack().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

/**
 * Shows a short message at the bottom of the screen: errors for 4 s, successes for 2 s, blank ones for 4 s (SPEC), unless
 * `durationMs` says otherwise. At most 20 stand at once, the oldest gives way; an identical one is shown once and starts anew.
 */
export function showToast(options: ToastOptions) {
  announce(options.text, options.kind === 'error' ? 'assertive' : 'polite');
  loadStack().then(
    (stack) => stack.pushToast(options),
    // without the library the message is still announced; there is nowhere else to say it
    () => options.onGone?.(),
  );
}

/** Takes a toast away before its time. One whose library never came is not there. */
export function dismissToast(id: string) {
  void loadStack().then(
    (stack) => stack.dismissToast(id),
    () => {},
  );
}
