import { Quote } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { Button } from '@/ui/button/button';
import { useDebouncedCall } from '@/ui/events/use-debounced-call';
import { useEvent } from '@/ui/events/use-event';

/** How long a selection is still before it counts as made, in ms: the offer is not in the way of a drag. */
const stillMs = 250;
/** Room for the button, in pixels, where the selection ends far to the right. */
const widthPx = 168;

interface Selected {
  words: string;
  /** Below the selection, from the corner of the comment, in pixels. */
  top: number;
  left: number;
}

interface QuoteOfferProps {
  /** The comment with its replies; the offer stands in it. */
  within: RefObject<HTMLElement | null>;
  onQuote: (words: string) => void;
}

/** Below words that somebody has selected in a comment: the way to answer them. */
export function QuoteOffer({ within, onQuote }: QuoteOfferProps) {
  const [selected, setSelected] = useState<Selected | null>(null);
  const onceStill = useDebouncedCall(stillMs);
  const look = () => setSelected(within.current && selectedIn(within.current));
  useEvent('document', 'selectionchange', () => onceStill(look));
  if (!selected) return null;
  const { words, top, left } = selected;
  return (
    <div className="absolute z-1 select-none print:hidden" style={{ top, left }}>
      <Button
        size="sm"
        icon={<Quote aria-hidden size={15} />}
        className="shadow-md"
        // The press keeps the selection that it is about.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => {
          getSelection()?.removeAllRanges();
          setSelected(null);
          onQuote(words);
        }}
      >
        Reply with quote
      </Button>
    </div>
  );
}

/** What is selected of one comment's or reply's own words; null for nothing, or for more than one of them. */
function selectedIn(root: HTMLElement): Selected | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const holder = range.startContainer;
  const said = (holder instanceof Element ? holder : holder.parentElement)?.closest('[data-quotable]');
  const words = selection.toString().trim();
  // A triple click ends at the beginning of what follows, none of whose words it has.
  if (!said || !root.contains(said) || words === '' || !said.textContent.includes(words)) return null;
  const place = range.getBoundingClientRect();
  const corner = root.getBoundingClientRect();
  return {
    words,
    top: place.bottom - corner.top + 6,
    left: Math.max(0, Math.min(place.left - corner.left, corner.width - widthPx)),
  };
}
