import { Search, SlidersHorizontal, X } from 'lucide-react';
import { formatPounds, formatPoundsCompact } from '@/lib/money/money';
import { homeTypeNames, homeTypes } from '@/lib/places/home-types';
import { filterLabel } from '@/lib/property-search/filter-wording';
import { filterKeys, type SearchFilters } from '@/lib/property-search/search-filters';
import { Button } from '@/ui/button/button';
import { useAreaUnit } from '@/ui/area/area-unit';
import { RestedInput } from '@/ui/input/rested/rested-input';
import { markets, type MyLeast } from '../search/search-address';
import { narrowing, placesOf, withFilter } from './change-filter';
import { PillSelect } from './pill-select';

interface FilterBarProps {
  filters: SearchFilters;
  onFilters: (filters: SearchFilters) => void;
  /** What is asked of my own figures. */
  mine: MyLeast | undefined;
  onMine: (mine: MyLeast | undefined) => void;
  /** Asks for nothing but the market and the place. */
  onClear: () => void;
  onAll: () => void;
}

const marketTexts = { sale: 'For sale', rent: 'To rent', sold: 'Sold', auction: 'Auction' } as const;
const prices = [100, 125, 150, 175, 200, 250, 300, 400, 500, 750, 1000].map((thousands) => thousands * 1000);
const rents = [500, 600, 700, 800, 900, 1000, 1250, 1500, 2000, 3000];
const miles = [0.25, 0.5, 1, 3, 5, 10, 20, 40];
const yields = [5, 6, 7, 8, 9, 10];
const rois = [3, 5, 7, 10, 12, 15];
const cashFlows = [0, 100, 200, 300, 400, 500];
const beds = [1, 2, 3, 4, 5, 6];
// The table's own keys, of which there are no others.

const asked = (value: number | undefined) => (value === undefined ? '' : String(value));
const heard = (value: string) => (value === '' ? undefined : Number(value));

/** Undefined when nothing is asked. */
function leastOf({
  minRoi,
  minCashFlowPcm,
}: {
  minRoi?: number | undefined;
  minCashFlowPcm?: number | undefined;
}) {
  const least: MyLeast = {
    ...(minRoi !== undefined && { minRoi }),
    ...(minCashFlowPcm !== undefined && { minCashFlowPcm }),
  };
  return Object.keys(least).length > 0 ? least : undefined;
}

/** Where, on which market, and the filters that are used most; the rest opens from “All filters”. Each is heard at once. */
export function FilterBar({ filters, onFilters, mine = {}, onMine, onClear, onAll }: FilterBarProps) {
  const { market = 'sale', locations, radiusMiles, maxPrice, minBeds, minGrossYield, types = [] } = filters;
  const set = <Key extends keyof SearchFilters>(key: Key, value: SearchFilters[Key] | undefined) =>
    onFilters(withFilter(filters, key, value));
  const others = narrowing(filters).length;
  const isRent = market === 'rent';
  return (
    <div role="search" aria-label="Homes" className="mb-4 flex gap-2.5 max-md:flex-col md:flex-wrap md:gap-2">
      <RestedInput
        aria-label="Location"
        placeholder="Town, area or postcode"
        value={locations?.join(', ') ?? ''}
        maxLength={310}
        icon={<Search aria-hidden size={16} />}
        className="md:w-[300px]"
        autoComplete="off"
        onRest={(text) => set('locations', placesOf(text))}
      />
      {/* One row that scrolls by touch on a phone; the button with every filter comes first there. */}
      <div className="flex gap-2 max-md:-mx-(--gutter) max-md:overflow-x-auto max-md:px-(--gutter) max-md:py-1 max-md:[scrollbar-width:none] md:contents">
        {locations !== undefined && (
          <PillSelect
            label="Search radius"
            anyText="This area only"
            value={asked(radiusMiles)}
            valueText={filterLabel('radiusMiles', filters)}
            choices={miles.map((each) => [String(each), filterLabel('radiusMiles', { radiusMiles: each })])}
            onChange={(value) => set('radiusMiles', heard(value))}
          />
        )}
        <PillSelect
          label="Market"
          anyText={marketTexts.sale}
          value={market === 'sale' ? '' : market}
          valueText=""
          choices={markets.flatMap((each) => (each === 'sale' ? [] : [[each, marketTexts[each]] as const]))}
          onChange={(value) => {
            // A price to buy at says nothing of a rent.
            const { minPrice: _least, maxPrice: _most, minGrossYield: _yield, ...rest } = filters;
            const next = markets.find((each) => each === value);
            const kept = (next === 'rent') === isRent ? filters : rest;
            onFilters(withFilter(kept, 'market', next));
          }}
        />
        <PillSelect
          label="Maximum price"
          anyText="Any price"
          value={asked(maxPrice)}
          valueText={filterLabel('maxPrice', filters)}
          choices={(isRent ? rents : prices).map((each) => [
            String(each),
            `Up to ${formatPoundsCompact(each)}${isRent ? ' pcm' : ''}`,
          ])}
          onChange={(value) => set('maxPrice', heard(value))}
        />
        <PillSelect
          label="Bedrooms"
          anyText="Any beds"
          value={asked(minBeds)}
          valueText={filterLabel('minBeds', filters)}
          choices={beds.map((each) => [String(each), `${each}+ beds`])}
          onChange={(value) => set('minBeds', heard(value))}
        />
        {!isRent && (
          <PillSelect
            label="Gross yield"
            anyText="Any yield"
            value={asked(minGrossYield)}
            valueText={filterLabel('minGrossYield', filters)}
            choices={yields.map((each) => [String(each), `Yield ${each}%+`])}
            onChange={(value) => set('minGrossYield', heard(value))}
          />
        )}
        {!isRent && (
          <>
            <PillSelect
              label="ROI"
              anyText="Any ROI"
              value={asked(mine.minRoi)}
              valueText={`ROI ${mine.minRoi}%+`}
              choices={rois.map((each) => [String(each), `ROI ${each}%+`])}
              onChange={(value) => onMine(leastOf({ ...mine, minRoi: heard(value) }))}
            />
            <PillSelect
              label="Monthly cash flow"
              anyText="Any cash flow"
              value={asked(mine.minCashFlowPcm)}
              valueText={`Cash flow ${formatPounds(mine.minCashFlowPcm ?? 0)}+ pcm`}
              choices={cashFlows.map((each) => [String(each), `Cash flow ${formatPounds(each)}+ pcm`])}
              onChange={(value) => onMine(leastOf({ ...mine, minCashFlowPcm: heard(value) }))}
            />
          </>
        )}
        <PillSelect
          label="Property type"
          anyText="Any type"
          value={types.join(',')}
          valueText={filterLabel('types', filters)}
          choices={homeTypes.map((each) => [each, homeTypeNames[each]])}
          onChange={(value) => {
            const kind = homeTypes.find((each) => each === value);
            if (kind) set('types', [kind]);
            else if (value === '') set('types', undefined);
          }}
        />
        <Button
          variant="outline"
          className="max-md:order-first"
          icon={<SlidersHorizontal aria-hidden size={16} />}
          onClick={onAll}
        >
          {others === 0 ? 'All filters' : `All filters (${others})`}
        </Button>
      </div>
      <FilterChips
        filters={filters}
        onFilters={onFilters}
        isAny={others > 0 || leastOf(mine) !== undefined}
        onClear={onClear}
      />
    </div>
  );
}

/** What the pills above have no room for, each with a way to take it back. */
function FilterChips({
  filters,
  onFilters,
  isAny,
  onClear,
}: Pick<FilterBarProps, 'filters' | 'onFilters' | 'onClear'> & { isAny: boolean }) {
  const inBar = ['market', 'locations', 'radiusMiles', 'maxPrice', 'minBeds', 'minGrossYield', 'types'];
  const keys = filterKeys(filters).filter((key) => !inBar.includes(key));
  const unit = useAreaUnit();
  if (!isAny) return null;
  return (
    <div className="flex max-w-full flex-wrap items-center gap-2">
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          onClick={() => onFilters(withFilter(filters, key, undefined))}
          className="touch-target relative inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full border border-teal-line bg-teal-bg px-2.5 text-left text-sm text-teal-ink hover:border-teal-mark"
        >
          <span className="sr-only">Remove</span>
          <span className="min-w-0 truncate">{filterLabel(key, filters, unit)}</span>
          <X aria-hidden size={14} className="shrink-0" />
        </button>
      ))}
      <Button variant="ghost" size="sm" onClick={onClear}>
        Clear filters
      </Button>
    </div>
  );
}
