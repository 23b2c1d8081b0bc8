import { useState, type ReactNode } from 'react';
import { addMonths } from '@/lib/dates/calendar-day';
import { milesText } from '@/lib/property-search/filter-wording';
import { passing, type ComparableFilter } from '@/lib/property-search/nearby/comparables';
import { homeTypeNames } from '@/lib/places/home-types';
import { Button } from '@/ui/button/button';
import { Summary } from '@/ui/disclosure/summary';
import { NativeSelect } from '@/ui/input/native-select';

/** A sale or a let, as its row shows it. */
export interface ComparableRow {
  id: string;
  address: string;
  /** ISO day. */
  on: string;
  type: keyof typeof homeTypeNames;
  amount: string;
  distanceMiles: number;
  detail: readonly (string | null)[];
}

interface ComparablesProps<Row> {
  title: string;
  rows: readonly Row[];
  /** ISO day. */
  today: string;
  /** What the chosen ones come to; null without one. */
  amountOf: (chosen: readonly Row[]) => { value: number; text: string } | null;
  /** `Use £182,500 as the value`. */
  labelOf: (text: string) => string;
  onUse: (value: number, ids: readonly string[]) => void;
  /** What is in use now, said below. */
  used: ReactNode;
  note: string;
}

const distances = [0.25, 0.5, 1, 2] as const;
const ages = [
  { value: '6', label: 'Last 6 months' },
  { value: '12', label: 'Last 12 months' },
  { value: '24', label: 'Last 24 months' },
];

/** Homes nearby, the nearest first: narrowed by distance, age and kind, and chosen to work a figure out from (S30). */
export function Comparables<Row extends ComparableRow>(props: ComparablesProps<Row>) {
  const { title, rows, today, amountOf, labelOf, onUse, used, note } = props;
  const [filter, setFilter] = useState<ComparableFilter>({});
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  if (rows.length === 0) return null;
  const since = filter.months === undefined ? undefined : addMonths(today, -filter.months);
  const shown = passing(rows, filter, since);
  const picked = shown.filter(({ id }) => chosen.has(id));
  const amount = amountOf(picked);
  const toggle = (id: string) =>
    setChosen((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <details className="mt-4">
      <Summary className="min-h-7 text-base font-medium text-link">{`${title} (${rows.length})`}</Summary>
      <ComparableFilters rows={rows} title={title} filter={filter} onFilter={setFilter} />
      {shown.length === 0 && (
        <p className="py-3 text-sm text-ink-2">No homes nearby match. Choose a longer distance or period.</p>
      )}
      <ul aria-label={title} className="mt-1 max-h-[420px] overflow-y-auto [contain:content] empty:hidden">
        {shown.map(({ id, address, amount: price, distanceMiles, detail }) => (
          <li key={id} className="border-line-subtle not-first:border-t">
            <label className="flex cursor-pointer items-start gap-3 py-2 hover:bg-hover">
              <input
                type="checkbox"
                checked={chosen.has(id)}
                onChange={() => toggle(id)}
                className="mt-1 size-4 shrink-0 accent-primary"
              />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-base">{address}</span>
                <span className="num block text-sm text-ink-3">
                  {[...detail, `${distanceMiles.toFixed(1)} miles away`]
                    .filter((each) => each !== null)
                    .join(' · ')}
                </span>
              </span>
              <span className="num shrink-0 font-semibold">{price}</span>
            </label>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button
          size="sm"
          variant="soft"
          disabled={!amount}
          onClick={() =>
            amount &&
            onUse(
              amount.value,
              picked.map(({ id }) => id),
            )
          }
        >
          {amount ? labelOf(amount.text) : 'Choose homes to compare with'}
        </Button>
        <p role="status" className="num text-sm text-ink-2">
          {used}
        </p>
      </div>
      <p className="mt-1.5 text-xs text-ink-3">{note}</p>
    </details>
  );
}

interface FiltersProps {
  rows: readonly ComparableRow[];
  title: string;
  filter: ComparableFilter;
  onFilter: (filter: ComparableFilter) => void;
}

function ComparableFilters({ rows, title, filter, onFilter }: FiltersProps) {
  const types = [...new Set(rows.map(({ type }) => type))];
  const numberOf = (value: string) => (value === '' ? undefined : Number(value));
  return (
    <div
      role="group"
      aria-label={`Filter ${title.toLowerCase()}`}
      className="mt-1.5 grid gap-2 sm:grid-cols-3"
    >
      <NativeSelect
        aria-label="Distance"
        value={String(filter.miles ?? '')}
        choices={[
          { value: '', label: 'Any distance' },
          ...distances.map((miles) => ({ value: String(miles), label: `Within ${milesText(miles)}` })),
        ]}
        onChange={({ currentTarget }) => onFilter({ ...filter, miles: numberOf(currentTarget.value) })}
      />
      <NativeSelect
        aria-label="Period"
        value={String(filter.months ?? '')}
        choices={[{ value: '', label: 'Any time' }, ...ages]}
        onChange={({ currentTarget }) => onFilter({ ...filter, months: numberOf(currentTarget.value) })}
      />
      <NativeSelect
        aria-label="Type"
        value={filter.type ?? ''}
        choices={[
          { value: '', label: 'Any type' },
          ...types.map((type) => ({ value: type, label: homeTypeNames[type] })),
        ]}
        onChange={({ currentTarget }) => onFilter({ ...filter, type: currentTarget.value || undefined })}
      />
    </div>
  );
}
