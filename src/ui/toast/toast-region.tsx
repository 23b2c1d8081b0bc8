import { useLazyPart } from '../lazy/lazy-part';
import { useToastAnnouncer } from './toast-announcer';

/**
 * Where toasts appear; mounted once, with the first screen. The two live regions are there, empty, from the start: a region
 * created together with its text stays unread in NVDA (react-hot-toast#335), so each toast's text is mirrored here.
 */
export function ToastRegion() {
  const { polite, assertive, isStackNeeded } = useToastAnnouncer();
  const stack = useLazyPart(() => import('./toast-stack'), isStackNeeded);
  return (
    <>
      <div className="sr-only" aria-live="polite">
        {polite.text && <p key={polite.turn}>{polite.text}</p>}
      </div>
      <div className="sr-only" aria-live="assertive">
        {assertive.text && <p key={assertive.turn}>{assertive.text}</p>}
      </div>
      {stack && <stack.ToastStack />}
    </>
  );
}
