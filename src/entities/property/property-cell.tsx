import { Link } from '@tanstack/react-router';
import type { Property } from './property';
import { placeOf } from './property-text';

interface PropertyCellProps {
  property: Pick<Property, 'id' | 'addressLine1' | 'town' | 'postcode'>;
  /** The tab of its page that is meant. */
  tab: string;
  tabIndex?: 0 | -1 | undefined;
}

/** The property of a record in a list, with the way to such records on its own page. */
export const PropertyCell = ({ property, tab, tabIndex }: PropertyCellProps) => (
  <span className="block min-w-0 leading-4.5">
    <Link
      to="/portfolio/properties/$uuid/{-$tab}"
      params={{ uuid: property.id, tab }}
      tabIndex={tabIndex}
      className="block text-ink hover:underline max-md:wrap-anywhere md:truncate"
    >
      {property.addressLine1}
    </Link>
    <span className="block text-xs leading-4 wrap-anywhere text-ink-3 md:line-clamp-2">
      {placeOf(property)}
    </span>
  </span>
);
