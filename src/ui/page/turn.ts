// How the page in view was come to: one that is gone back to is drawn whole at once, for only then can it be scrolled to where it was.

let isWhole = true;
let steps = 0;

/** A link was followed: the next page shows its frame first. */
export function turnForward(): void {
  isWhole = false;
  steps += 1;
}

/** Somebody went back or forward in the history. */
export function turnBack(): void {
  isWhole = true;
  steps += 1;
}

/** Whether what is drawn now is drawn whole: on the first page of a visit, and after a step in the history. */
export const isDrawnWhole = (): boolean => isWhole;

/** How many steps the visit has taken: whoever has kept a number knows whether one was taken since. */
export const stepsTaken = (): number => steps;
