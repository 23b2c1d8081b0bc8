import type { Side } from './dock';

/** Where the handle stands: which edge, and how far from the top in pixels. */
export interface HandlePosition {
  side: Side;
  top: number;
}

/** The handle's size, in pixels; the style sheet's too. */
const width = 14;
const height = 48;
const step = 28;

const controls =
  'a[href], button, input, select, textarea, summary, label, [tabindex], [role="button"], [contenteditable="true"]';

/**
 * The first place along the right edge, then the left, from half-way up, at which nothing that can be used lies beneath;
 * the present one as long as it is free. null when there is none.
 * @param own what holds the handle itself
 */
export function freePosition(present: HandlePosition | null, own: Node | undefined): HandlePosition | null {
  const middle = Math.round((window.innerHeight - height) / 2);
  const tops: number[] = [];
  for (let distance = 0; distance < window.innerHeight; distance += step)
    tops.push(middle - distance, middle + distance);
  const all = (['right', 'left'] as const).flatMap((side) => tops.map((top) => ({ side, top })));
  const positions = present === null ? all : [present, ...all];
  const boxes = boxesOfControls();
  return positions.find((position) => isFree(position, boxes, own)) ?? null;
}

/** Where the page ends: before the room that is kept for a scroll bar, which `clientWidth` counts in. */
const rightEdge = () => document.documentElement.getBoundingClientRect().right;

/** Where what can be used lies, whole: a rounded corner lets a point through that a finger does not. */
function boxesOfControls(): DOMRect[] {
  return [...document.body.querySelectorAll(controls)]
    .filter(
      (each) =>
        isFocusable(each) &&
        each.closest('[inert]') === null &&
        each.checkVisibility({ checkVisibilityCSS: true }),
    )
    .map((each) => each.getBoundingClientRect());
}

function isFree({ side, top }: HandlePosition, boxes: readonly DOMRect[], own: Node | undefined): boolean {
  if (top < 0 || top + height > window.innerHeight) return false;
  const left = side === 'right' ? rightEdge() - width : 0;
  const isOver = (box: DOMRect) =>
    box.left < left + width && box.right > left && box.top < top + height && box.bottom > top;
  if (boxes.some(isOver)) return false;
  const across = [left + 1, left + width / 2, left + width - 2];
  const down = [top + 1, top + height / 2, top + height - 1];
  return across.every((x) => down.every((y) => !isUsed(x, y, own)));
}

/** Whether the topmost thing of the application at a point can be used: what a control stretches over is no box of its own. */
function isUsed(x: number, y: number, own: Node | undefined): boolean {
  const [found] = document.elementsFromPoint(x, y).filter((each) => each.shadowRoot !== own);
  const control = found?.closest(controls);
  return control != null && isFocusable(control);
}

/** What only holds the page's focus cannot be used. */
const isFocusable = (control: Element) => control.getAttribute('tabindex') !== '-1';
