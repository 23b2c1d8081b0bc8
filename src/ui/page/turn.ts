// How the page in view was come to: one that is gone back to is drawn whole at once, for only then can it be scrolled to where it was.

let isWhole = true;

/** A link was followed: the next page shows its frame first. */
export function turnForward(): void {
  isWhole = false;
}

/** Somebody went back or forward in the history. */
export function turnBack(): void {
  isWhole = true;
}

/** Whether what is drawn now is drawn whole: on the first page of a visit, and after a step in the history. */
export const isDrawnWhole = (): boolean => isWhole;
