import type { RawSearch } from '@/lib/links/raw-search';
import { dealSortKeys, type DealOrder } from './views/deal-order';
import { attentions, type DealFilters } from './model/filters';

export const views = ['board', 'table', 'calendar', 'forecast'] as const;
export type View = (typeof views)[number];

export const dealTabs = [
  'summary',
  'offers',
  'actions',
  'viewings',
  'people',
  'conveyancing',
  'files',
  'activity',
] as const;
export type DealTab = (typeof dealTabs)[number];

/** What the address of the pipeline says. */
export interface PipelineSearch {
  view: View;
  filters: DealFilters;
  /** The open deal. */
  deal?: string;
  tab: DealTab;
  /** The order of the table; as on the board when left out. */
  sort?: DealOrder;
}

export type AddressName = 'view' | 'deal' | 'tab' | 'sort' | keyof DealFilters;

const strategies = ['btl', 'brrr', 'hmo', 'sa', 'flip', 'r2r'] as const;
const orders = dealSortKeys.flatMap((key): DealOrder[] => [key, `-${key}`]);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const textOf = (value: unknown, longest: number) =>
  (typeof value === 'string' || typeof value === 'number') && String(value).trim() !== ''
    ? String(value).slice(0, longest)
    : undefined;

function percentOf(value: unknown): number | undefined {
  const percent = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof percent === 'number' && percent >= -1000 && percent <= 100_000 ? percent : undefined;
}

/** Everything in an address that can be read; the rest is left out. */
export function readPipelineSearch(search: RawSearch<AddressName>): PipelineSearch {
  const query = textOf(search.query, 100);
  const tag = textOf(search.tag, 30);
  const minRoi = percentOf(search.minRoi);
  const strategy = strategies.find((each) => each === search.strategy);
  const owner = (['mine', 'shared'] as const).find((each) => each === search.owner);
  const attention = attentions.find((each) => each === search.attention);
  const deal = typeof search.deal === 'string' && uuid.test(search.deal) ? search.deal : undefined;
  const sort = orders.find((each) => each === search.sort);
  return {
    view: views.find((each) => each === search.view) ?? 'board',
    tab: dealTabs.find((each) => each === search.tab) ?? 'summary',
    ...(deal !== undefined && { deal }),
    ...(sort && sort !== 'stage' && { sort }),
    filters: {
      ...(query !== undefined && { query }),
      ...(strategy && { strategy }),
      ...(owner && { owner }),
      ...(tag !== undefined && { tag }),
      ...(attention && { attention }),
      ...(minRoi !== undefined && { minRoi }),
    },
  };
}

/** The address of a view; what is usual is left out. */
export const addressOf = ({ view, filters, deal, tab, sort }: PipelineSearch): Record<string, unknown> => ({
  ...filters,
  ...(view !== 'board' && { view }),
  ...(sort && sort !== 'stage' && { sort }),
  ...(deal !== undefined && { deal, ...(tab !== 'summary' && { tab }) }),
});
