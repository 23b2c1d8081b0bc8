/** Where the handle stands: which edge, and how far from the top in pixels. */
export interface Place {
  side: 'right' | 'left';
  top: number;
}

/** The handle's size, in pixels; the style sheet's too. */
const width = 24;
const height = 40;
const step = 28;

const controls =
  'a[href], button, input, select, textarea, summary, label, [tabindex], [role="button"], [contenteditable="true"]';

/**
 * The first place along the right edge, then the left, at which nothing that can be used lies beneath; the present one
 * as long as it is free. null when there is none.
 * @param own what holds the handle itself
 */
export function freePlace(present: Place | null, own: Node | undefined): Place | null {
  const wanted = Math.round(window.innerHeight * 0.6);
  const tops: number[] = [];
  for (let away = 0; away < window.innerHeight; away += step) tops.push(wanted - away, wanted + away);
  const all = (['right', 'left'] as const).flatMap((side) => tops.map((top) => ({ side, top })));
  const places = present === null ? all : [present, ...all];
  return places.find((place) => isFree(place, own)) ?? null;
}

function isFree({ side, top }: Place, own: Node | undefined): boolean {
  if (top < 0 || top + height > window.innerHeight) return false;
  const edge = side === 'right' ? document.documentElement.clientWidth - width : 0;
  const across = [edge + 1, edge + width / 2, edge + width - 2];
  const down = [top + 1, top + height / 2, top + height - 1];
  return across.every((x) => down.every((y) => !isUsed(x, y, own)));
}

/** Whether the topmost thing of the application at a point can be used; what only holds the page's focus cannot. */
function isUsed(x: number, y: number, own: Node | undefined): boolean {
  const [found] = document.elementsFromPoint(x, y).filter((each) => each.shadowRoot !== own);
  const control = found?.closest(controls);
  return control != null && control.getAttribute('tabindex') !== '-1';
}
