import { PointerSensor, type PointerSensorOptions } from '@dnd-kit/core';
import type { PointerEvent } from 'react';

/**
 * Picks a card up by the mouse anywhere, by finger or pen at its handle alone: elsewhere a finger scrolls. Buttons on the card stay
 * buttons.
 */
export class CardSensor extends PointerSensor {
  static override activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent: event }: PointerEvent, { onActivation }: PointerSensorOptions) => {
        const { target, isPrimary, button, pointerType } = event;
        if (!isPrimary || button !== 0 || !(target instanceof Element)) return false;
        if (target.closest('button')) return false;
        if (pointerType !== 'mouse' && !target.closest('[data-drag-handle]')) return false;
        onActivation?.({ event });
        return true;
      },
    },
  ];
}
