import type { RawSearch } from '@/lib/links/raw-search';
import { sortKeys, stages, type ListFilters, type SortOrder } from '../queries';
import type { ListView } from './list-rows';

/** The list's filters and its view, as they stand in the address. */
export interface ListSearch extends ListFilters {
  view?: Exclude<ListView, 'table'>;
}

const strategies = ['btl', 'brrr', 'hmo', 'sa', 'flip', 'r2r'] as const;
const orders: readonly SortOrder[] = sortKeys.flatMap((key) => [key, `-${key}` as const]);
const isOn = (value: unknown) => value === true || value === 'true';
const textOf = (value: unknown, longest: number) =>
  (typeof value === 'string' || typeof value === 'number') && String(value).trim() !== ''
    ? String(value).slice(0, longest)
    : undefined;

/** Per cent, as far as the contract goes. */
function roiOf(value: unknown): number | undefined {
  const roi = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof roi === 'number' && roi >= -1000 && roi <= 100_000 ? roi : undefined;
}

/** Every filter that can be read; the rest of an address is left out. */
export function readListSearch(search: RawSearch<keyof ListSearch>): ListSearch {
  const query = textOf(search.query, 100);
  const strategy = strategies.find((each) => each === search.strategy);
  const stage = stages.find((each) => each === search.stage);
  const owner = (['mine', 'shared'] as const).find((each) => each === search.owner);
  const area = textOf(search.area, 8);
  const tag = textOf(search.tag, 30);
  const minRoi = roiOf(search.minRoi);
  const sort = orders.find((each) => each === search.sort);
  return {
    ...(query && { query }),
    ...(strategy && { strategy }),
    ...(stage && { stage }),
    ...(owner && { owner }),
    ...(area && { area }),
    ...(tag && { tag }),
    ...(minRoi !== undefined && { minRoi }),
    ...(sort && { sort }),
    ...(isOn(search.archived) && { archived: true }),
    ...(isOn(search.trash) && { trash: true }),
    ...((search.view === 'cards' || search.view === 'map') && { view: search.view }),
  };
}
