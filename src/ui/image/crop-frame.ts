// Which part of a picture a frame shows. Pure: shares of the picture's sides, never pixels of a screen.

/** What is seen: the middle of the frame in shares (0 to 1) of the turned picture, and how close. */
export interface Crop {
  x: number;
  y: number;
  /** 1 shows as much as fits; `closest` at most. */
  zoom: number;
  /** Quarter turns to the right, 0 to 3. */
  turns: number;
}

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1, turns: 0 };
export const closest = 4;

/** A width and a height in any one unit. */
export interface Sides {
  width: number;
  height: number;
}

/** The sides of a picture after so many quarter turns. */
export function turnedSides({ width, height }: Sides, turns: number): Sides {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The share of the turned picture's sides that the frame shows, each above 0 and at most 1. */
export function shownShare(
  picture: Sides,
  aspect: number,
  { zoom, turns }: Pick<Crop, 'zoom' | 'turns'>,
): Sides {
  const { width, height } = turnedSides(picture, turns);
  const own = width / height;
  return own > aspect
    ? { width: aspect / own / zoom, height: 1 / zoom }
    : { width: 1 / zoom, height: own / aspect / zoom };
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The same crop held inside the picture, and its closeness between 1 and `closest`. */
export function heldInside(picture: Sides, aspect: number, crop: Crop): Crop {
  const zoom = within(crop.zoom, 1, closest);
  const shown = shownShare(picture, aspect, { ...crop, zoom });
  return {
    ...crop,
    zoom,
    x: within(crop.x, shown.width / 2, 1 - shown.width / 2),
    y: within(crop.y, shown.height / 2, 1 - shown.height / 2),
  };
}

/** @param right @param down how far the picture follows the finger, in shares of the frame's sides */
export function dragged(picture: Sides, aspect: number, crop: Crop, right: number, down: number): Crop {
  const shown = shownShare(picture, aspect, crop);
  return heldInside(picture, aspect, {
    ...crop,
    x: crop.x - right * shown.width,
    y: crop.y - down * shown.height,
  });
}

/** A quarter turn to the right; what was in the middle stays there as far as it can. */
export function turned(picture: Sides, aspect: number, crop: Crop): Crop {
  return heldInside(picture, aspect, {
    ...crop,
    turns: (crop.turns + 1) % 4,
    x: 1 - crop.y,
    y: crop.x,
  });
}

/** The part of the turned picture that is shown, in its own pixels. */
export function cropBox(picture: Sides, aspect: number, crop: Crop): Sides & { left: number; top: number } {
  const sides = turnedSides(picture, crop.turns);
  const shown = shownShare(picture, aspect, crop);
  return {
    left: (crop.x - shown.width / 2) * sides.width,
    top: (crop.y - shown.height / 2) * sides.height,
    width: shown.width * sides.width,
    height: shown.height * sides.height,
  };
}
