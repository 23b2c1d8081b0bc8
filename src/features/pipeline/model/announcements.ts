// What a screen reader hears while a deal is moved.

interface Spot {
  /** The stage's name for this deal. */
  stage: string;
  /** From 1. */
  position: number;
  of: number;
}

const at = ({ stage, position, of }: Spot) => `${stage}, position ${position} of ${of}`;

export const liftedText = (title: string, spot: Spot): string =>
  `Picked up ${title} from ${at(spot)}. Use the arrow keys to move it, Space to drop it and Escape to cancel.`;

/** While it is carried. */
export const overText = (spot: Spot): string => at(spot);

export const movedText = (spot: Spot): string => `Moved to ${at(spot)}`;

export const cancelledText = (title: string, spot: Spot): string =>
  `Move cancelled. ${title} is back in ${at(spot)}`;

export const dragInstructions =
  'Press Space to pick up this deal, arrow keys to move it, Space to drop it and Escape to cancel. Press M to choose a stage.';
