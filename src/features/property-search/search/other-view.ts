// The view of a search after a change that its map has to follow.
import { cornersOf } from '@/lib/map/bounds';
import { areaText } from '@/lib/map/drawn-area';
import type { SearchFilters } from '@/lib/property-search/search-filters';
import type { PropertySearch } from './search-address';

const where = ({ locations, near, radiusMiles, travelMinutes, area }: SearchFilters) =>
  JSON.stringify([locations, near, radiusMiles, travelMinutes, area]);

/** The view with other filters, from its first page. Another place is looked at anew, whatever the map showed before. */
export function withFilters(view: PropertySearch, filters: SearchFilters): PropertySearch {
  const { bounds, at, ...rest } = view;
  const isSamePlace = where(filters) === where(view.filters);
  return { ...rest, filters, page: 1, ...(isSamePlace && { ...(bounds && { bounds }), ...(at && { at }) }) };
}

/** The filters that find the same at another time: what the map showed becomes an area, unless one was drawn. */
export const savedFilters = ({ filters, bounds }: PropertySearch): SearchFilters =>
  bounds && filters.area === undefined ? { ...filters, area: areaText(cornersOf(bounds)) } : filters;

/** The view without a filter or a bound on my figures: only the market and the place are asked for. */
export function cleared({ mine: _mine, ...view }: PropertySearch): PropertySearch {
  const { market, locations } = view.filters;
  return { ...view, filters: { ...(market && { market }), ...(locations && { locations }) }, page: 1 };
}
