import type { Property } from '@/entities/property/property';
import type { MapPin } from '@/lib/map/cluster';
import { formatPoundsCompact } from '@/lib/money/money';
import { placePins } from '@/lib/places/place-pins';

function pinOf({ id, addressLine1, currentValue }: Property) {
  const text = currentValue === null ? 'No value' : formatPoundsCompact(currentValue);
  // A name holds what is seen, so that it can be said to a computer (WCAG 2.5.3).
  return { id, text, name: `${addressLine1}, ${text}` };
}

/** Properties where they stand, by their value. One without a position stands where its postcode is; without either it is left out. */
export function propertyPins(properties: readonly Property[]): MapPin[] {
  return properties.flatMap((property) => {
    const { lat, lng, postcode, town } = property;
    if (lat !== null && lng !== null) return [{ ...pinOf(property), lat, lng }];
    return placePins([property], () => ({ ...pinOf(property), outcode: postcode.split(' ')[0], town }));
  });
}
