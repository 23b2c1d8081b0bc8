import { Tooltip } from '@base-ui/react/tooltip';
import type { RefObject } from 'react';

interface TooltipBubbleProps {
  text: string;
  place: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onHide: () => void;
}

/* It stands in the trigger's React tree, so a pointer on it still counts as being over the trigger. */
export function TooltipBubble({ text, place, isOpen, onHide }: TooltipBubbleProps) {
  return (
    <Tooltip.Root open={isOpen} onOpenChange={(isStillOpen) => isStillOpen || onHide()}>
      <Tooltip.Portal>
        <Tooltip.Positioner
          anchor={() => place.current?.firstElementChild ?? null}
          sideOffset={6}
          className="z-(--z-tooltip)"
        >
          {/* the control is described by the same text already */}
          <Tooltip.Popup
            aria-hidden
            className="max-w-[260px] animate-rise rounded-md border border-line bg-overlay px-2.5 py-1.5 text-xs text-ink shadow-sm"
          >
            {text}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
