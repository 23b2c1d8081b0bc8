import { useRef, type PointerEvent, type RefObject } from 'react';
import { roomLeft, setShift, type PanelPosition } from './panel-position';

/** What an element needs so that the panel follows the pointer that holds it; its buttons stay buttons. */
export function useDrag(panel: RefObject<HTMLElement | null>, place: PanelPosition) {
  const held = useRef<{ x: number; shift: number } | null>(null);
  const drop = () => {
    held.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const isOnControl = event.target instanceof Element && event.target.closest('button');
      if (event.button !== 0 || isOnControl) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { x: event.clientX, shift: place.getState().shift };
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (!held.current || !panel.current) return;
      setShift(place, held.current.shift + held.current.x - clientX, roomLeft(panel.current));
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  };
}
