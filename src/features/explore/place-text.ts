const miles = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** Town and outward postcode, and how far that is from the place that was asked for: `Leeds LS6 · 3.2 mi`. */
export function placeText(
  town: string | null | undefined,
  outcode: string | null | undefined,
  distanceMiles: number | null | undefined,
): string {
  const place = [town, outcode].filter(Boolean).join(' ');
  return place === '' || distanceMiles == null ? place : `${place} · ${milesText(distanceMiles)}`;
}

/** A distance as it is said, to one decimal place from a mile on: `3.2 mi`, `under 1 mi`. */
export const milesText = (distance: number) => (distance < 1 ? 'under 1 mi' : `${miles.format(distance)} mi`);
