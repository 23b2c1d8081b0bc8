// Shows where the carried deal would be dropped: straight on the page, because a render would cost a frame at each row that a card crosses.
import { useCarry, type Carry } from './carry';
import { columnElement, columnSection } from './column-rows';

let marked: readonly Element[] = [];

/** What shows a target: its column, and in it the row above the place, or the column's top. */
function marksOf({ deal, target }: Carry): readonly Element[] {
  if (target === null) return [];
  const { stage, afterId } = target;
  const column = columnElement(stage);
  const line = afterId === null ? column : column?.querySelector(`[data-deal="${afterId}"]`);
  return [columnSection(stage), afterId === deal?.id ? null : line].filter((mark) => mark instanceof Element);
}

function markTarget(carry: Carry): void {
  const marks = marksOf(carry);
  for (const mark of marked) if (!marks.includes(mark)) mark.removeAttribute('data-aimed');
  for (const mark of marks) mark.setAttribute('data-aimed', '');
  marked = marks;
}

/** Keeps `data-aimed` on what shows the target, until it is stopped. */
export function watchTarget(): () => void {
  const stop = useCarry.subscribe((carry, before) => {
    if (carry.target !== before.target || carry.deal !== before.deal) markTarget(carry);
  });
  return () => {
    stop();
    marked = [];
  };
}

/** For the ref of a row: one that is scrolled into view while it is the target shows it too. */
export function markNew(row: HTMLElement | null): void {
  const carry = useCarry.getState();
  if (row !== null && carry.target !== null && row.dataset['deal'] === carry.target.afterId)
    markTarget(carry);
}
