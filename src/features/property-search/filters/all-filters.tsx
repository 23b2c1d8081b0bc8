import { useState } from 'react';
import { areaUnitText, pricePerSquareFoot, pricePerUnit } from '@/lib/area';
import { isCalendarDay } from '@/lib/dates/calendar-day';
import { homeTypeNames, homeTypes } from '@/lib/places/home-types';
import { filterLabel, tenureWords } from '@/lib/property-search/filter-wording';
import { readPounds } from '@/lib/money/amount-text';
import type { SearchFilters } from '@/lib/property-search/search-filters';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { AreaInput } from '@/ui/area/area-input';
import { useAreaUnit } from '@/ui/area/area-unit';
import { ConvertedInput } from '@/ui/area/converted-input';
import { Checkbox } from '@/ui/input/checkbox';
import { DayInput } from '@/ui/input/day-input';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { ListingUnit } from '../data/listing-unit';
import { ratings } from '../search/search-address';
import { Choices, Part, ShowButton, Within, type Held } from './filter-parts';
import { readTexts, textsOf, untyped, type NumberTexts, type TypedKey } from './number-texts';
import { WordsField } from './words-field';

const modalId = 'all-filters';

interface AllFiltersProps {
  filters: SearchFilters;
  held?: Held;
  onApply: (filters: SearchFilters) => void;
}

/** Opens the form with every filter; it says how many homes there would be before it is applied. */
export function openAllFilters(props: AllFiltersProps): void {
  openModal({
    id: modalId,
    title: 'All filters',
    size: 'md',
    content: (
      <ListingUnit>
        <AllFilters
          {...props}
          onApply={(filters) => {
            closeModal(modalId);
            props.onApply(filters);
          }}
        />
      </ListingUnit>
    ),
  });
}

const traits = [
  'chainFree',
  'cashOnly',
  'needsWork',
  'tenanted',
  'newBuild',
  'retirement',
  'sharedOwnership',
  'article4',
  'licensedArea',
] as const;
// The tables' own keys, of which there are no others.
const tenures = Object.keys(tenureWords) as (keyof typeof tenureWords)[];
const bands = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;

/** Everything a search can ask for (S28). What is typed and cannot be used is named, and holds nothing else up. */
export function AllFilters({ filters: known, held = {}, onApply }: AllFiltersProps) {
  const [texts, setTexts] = useState<NumberTexts>(() => textsOf(known));
  const [rest, setRest] = useState(() => untyped(known));
  // A form that was cleared begins anew.
  const [cleared, setCleared] = useState(0);
  const unit = useAreaUnit();
  const { filters: numbers, errors } = readTexts(texts, known);
  const { auctionFrom, auctionTo } = rest;
  const dayError = (day: string | undefined) =>
    day !== undefined && !isCalendarDay(day) ? 'Enter a date, such as 14/02/2027' : undefined;
  const isWrong = Object.keys(errors).length > 0 || Boolean(dayError(auctionFrom) ?? dayError(auctionTo));
  const next = { ...rest, ...numbers };
  const set = <Key extends keyof SearchFilters>(key: Key, value: SearchFilters[Key] | undefined) =>
    setRest((before) => {
      const { [key]: _old, ...others } = before;
      return value === undefined ? others : { ...others, [key]: value };
    });
  const number = (key: TypedKey, label: string, suffix?: string) => (
    <Field label={label} error={errors[key]}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          className="num"
          suffix={suffix}
          value={texts[key]}
          onChange={({ currentTarget: { value } }) => type(key, value)}
        />
      )}
    </Field>
  );
  const type = (key: TypedKey, value: string) => setTexts((before) => ({ ...before, [key]: value }));
  const area = (key: 'minAreaSqm' | 'maxAreaSqm', label: string) => (
    <Field label={label} error={errors[key]}>
      {(control) => <AreaInput {...control} value={texts[key]} onValue={(value) => type(key, value)} />}
    </Field>
  );
  const rent = known.market === 'rent' ? 'pcm' : undefined;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) onApply(next);
      }}
    >
      <Part title="Price and size">
        {number('minPrice', 'Minimum price (£)', rent)}
        {number('maxPrice', 'Maximum price (£)', rent)}
        {number('minBeds', 'Minimum bedrooms')}
        {number('maxBeds', 'Maximum bedrooms')}
        {area('minAreaSqm', 'Minimum floor area')}
        {area('maxAreaSqm', 'Maximum floor area')}
        {number('minBaths', 'Minimum bathrooms')}
        <Field label={`Maximum price per ${areaUnitText[unit]} (£)`} error={errors.maxPricePerSqFt}>
          {(control) => (
            <ConvertedInput
              {...control}
              value={texts.maxPricePerSqFt}
              onValue={(value) => type('maxPricePerSqFt', value)}
              shown={(perSquareFoot) => pricePerUnit(perSquareFoot, unit)}
              read={(text) => {
                const read = readPounds(text);
                return typeof read === 'number' ? pricePerSquareFoot(read, unit) : read;
              }}
            />
          )}
        </Field>
      </Part>
      <Choices
        title="Property type"
        options={homeTypes.map((each) => [each, homeTypeNames[each]])}
        chosen={rest.types}
        onChange={(types) => set('types', types)}
      />
      <Part title="Returns and time on the market">
        {number('minGrossYield', 'Minimum gross yield', '%')}
        {number('minReduction', 'Reduced by at least', '%')}
        {number('minDaysOnMarket', 'On the market for at least', 'days')}
        <Within
          label="Listed"
          value={rest.addedWithinDays}
          onChange={(value) => set('addedWithinDays', value)}
        />
        <Within
          label="Last reduced"
          value={rest.reducedWithinDays}
          onChange={(value) => set('reducedWithinDays', value)}
        />
      </Part>
      <Choices
        title="Tenure"
        options={tenures.map((each) => [each, tenureWords[each]])}
        chosen={rest.tenures}
        onChange={(chosen) => set('tenures', chosen)}
      />
      <Part title="Lease and running costs">
        {number('minLeaseYears', 'Minimum lease remaining', 'years')}
        {number('maxServiceCharge', 'Maximum service charge (£)', 'per year')}
        {number('maxGroundRent', 'Maximum ground rent (£)', 'per year')}
        <Field label="EPC rating">
          {(control) => (
            <NativeSelect
              {...control}
              value={rest.minEpc ?? ''}
              placeholder="Any rating"
              choices={ratings.map((each) => ({
                value: each,
                label: each === 'A' ? 'A' : `${each} or better`,
              }))}
              onChange={({ currentTarget: { value } }) =>
                set(
                  'minEpc',
                  ratings.find((each) => each === value),
                )
              }
            />
          )}
        </Field>
      </Part>
      <Choices
        title="Council tax band"
        options={bands.map((each) => [each, each === 'I' ? 'I (Wales)' : each])}
        chosen={rest.councilTaxBands}
        onChange={(chosen) => set('councilTaxBands', chosen)}
      />
      <Part title="Preferences">
        {traits.map((key) => (
          <Field key={key} label={traitLabels[key]}>
            {(control) => (
              <NativeSelect
                {...control}
                value={rest[key] ?? ''}
                placeholder="No preference"
                choices={(['only', 'exclude'] as const).map((value) => ({
                  value,
                  label: filterLabel(key, { [key]: value }),
                }))}
                onChange={({ currentTarget: { value } }) =>
                  set(key, value === 'only' || value === 'exclude' ? value : undefined)
                }
              />
            )}
          </Field>
        ))}
        <div className="flex flex-col justify-end">
          <Checkbox
            label="HMO potential"
            checked={rest.hmoPotential ?? false}
            onChange={({ currentTarget }) => set('hmoPotential', currentTarget.checked || undefined)}
          />
          <Checkbox
            label="Include homes under offer"
            checked={rest.includeUnderOffer ?? false}
            onChange={({ currentTarget }) => set('includeUnderOffer', currentTarget.checked || undefined)}
          />
        </div>
      </Part>
      <Part title="Auction date">
        <Field label="Earliest auction date" error={dayError(auctionFrom)}>
          {(control) => (
            <DayInput
              {...control}
              value={auctionFrom ?? ''}
              pickLabel="Choose the earliest auction date"
              onChange={(value) => set('auctionFrom', value || undefined)}
            />
          )}
        </Field>
        <Field label="Latest auction date" error={dayError(auctionTo)}>
          {(control) => (
            <DayInput
              {...control}
              value={auctionTo ?? ''}
              pickLabel="Choose the latest auction date"
              onChange={(value) => set('auctionTo', value || undefined)}
            />
          )}
        </Field>
      </Part>
      <Part title="Keywords">
        <WordsField
          key={`with-${cleared}`}
          label="Keywords to include"
          held={rest.keywords}
          onChange={(words) => set('keywords', words)}
        />
        <WordsField
          key={`without-${cleared}`}
          label="Keywords to exclude"
          held={rest.notKeywords}
          onChange={(words) => set('notKeywords', words)}
        />
      </Part>
      <div className="sticky -bottom-5 -mx-[22px] -mb-5 flex flex-wrap items-center justify-between gap-2.5 border-t border-line bg-overlay px-[22px] py-3.5">
        <Button
          variant="ghost"
          onClick={() => {
            const { market, locations } = known;
            setCleared((times) => times + 1);
            setTexts(textsOf({}));
            setRest({ ...(market && { market }), ...(locations && { locations }) });
          }}
        >
          Clear all
        </Button>
        <ShowButton filters={next} held={held} isWrong={isWrong} />
      </div>
    </form>
  );
}

const traitLabels: Record<(typeof traits)[number], string> = {
  chainFree: 'Onward chain',
  cashOnly: 'Cash buyers',
  needsWork: 'Condition',
  tenanted: 'Tenants',
  newBuild: 'New build',
  retirement: 'Retirement homes',
  sharedOwnership: 'Shared ownership',
  article4: 'Article 4 direction',
  licensedArea: 'Landlord licensing',
};
