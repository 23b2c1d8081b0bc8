import { useEffect, useEffectEvent } from 'react';

interface EventsOf {
  window: WindowEventMap;
  document: DocumentEventMap;
}

interface EventOptions {
  /** Heard before whatever it happened to. */
  capture?: boolean;
}

/**
 * Hears an event of the window or the document while the component is there and `isOn`; `act` is always the latest one
 * and cannot prevent a scroll.
 */
export function useEvent<Target extends keyof EventsOf, Type extends keyof EventsOf[Target] & string>(
  target: Target,
  type: Type,
  act: (event: EventsOf[Target][Type]) => void,
  isOn = true,
  { capture = false }: EventOptions = {},
): void {
  const hear = useEffectEvent(act);
  useEffect(() => {
    if (!isOn) return;
    // The event map names what an event of this type is.
    const listen = (event: Event) => hear(event as EventsOf[Target][Type]);
    const source = target === 'window' ? window : document;
    const options = { passive: type === 'scroll', capture };
    source.addEventListener(type, listen, options);
    return () => source.removeEventListener(type, listen, options);
  }, [target, type, isOn, capture]);
}
