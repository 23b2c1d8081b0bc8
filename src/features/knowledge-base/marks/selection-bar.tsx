import { Highlighter, NotebookPen } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { Button } from '@/ui/button/button';
import { useEvent } from '@/ui/events/use-event';
import { flatTextOf, placeOf, type Place } from './text-places';

interface SelectionBarProps {
  /** The text whose words can be marked. */
  box: RefObject<HTMLElement | null>;
  onHighlight: (place: Place) => void;
  onNote: (place: Place) => void;
}

interface Chosen {
  range: Range;
  top: number;
  left: number;
}

const width = 210;
const height = 44;

/** What can be done with the words that are selected, below them: there the telephone's own menu is not. Escape sends it away. */
export function SelectionBar({ box, onHighlight, onNote }: SelectionBarProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const look = () => setChosen(chosenIn(box.current));
  useEvent('document', 'selectionchange', look);
  useEvent('document', 'scroll', look);
  useEvent('document', 'keydown', ({ key }) => key === 'Escape' && setChosen(null));
  if (!chosen) return null;
  const use = (act: (place: Place) => void) => {
    const place = box.current && placeOf(flatTextOf(box.current), chosen.range);
    setChosen(null);
    if (!place) return;
    getSelection()?.removeAllRanges();
    act(place);
  };
  return (
    <div
      role="toolbar"
      aria-label="Selected text"
      // the selection stays while the bar is pressed
      onPointerDown={(event) => event.preventDefault()}
      style={{ top: chosen.top, left: chosen.left }}
      className="fixed z-(--z-ava) flex gap-0.5 rounded-lg border border-line bg-overlay p-1 shadow-md print:hidden"
    >
      <Button
        variant="ghost"
        size="sm"
        icon={<Highlighter aria-hidden size={15} />}
        onClick={() => use(onHighlight)}
      >
        Highlight
      </Button>
      <Button
        variant="ghost"
        size="sm"
        icon={<NotebookPen aria-hidden size={15} />}
        onClick={() => use(onNote)}
      >
        Note
      </Button>
    </div>
  );
}

/** The selected words of an element, and where the bar stands for them; null where none are. */
function chosenIn(box: HTMLElement | null): Chosen | null {
  const selection = getSelection();
  if (!box || !selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  if (!box.contains(range.commonAncestorContainer) || range.toString().trim() === '') return null;
  const around = range.getBoundingClientRect();
  const top = around.bottom + 8 + height > innerHeight ? around.top - height - 8 : around.bottom + 8;
  return {
    range,
    top: Math.max(8, top),
    left: Math.max(8, Math.min(around.left, document.documentElement.clientWidth - width - 8)),
  };
}
