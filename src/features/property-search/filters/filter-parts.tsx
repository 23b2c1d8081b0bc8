import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '@/api/errors';
import type { SearchFilters } from '@/lib/property-search/search-filters';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { Checkbox } from '@/ui/input/checkbox';
import { NativeSelect } from '@/ui/input/native-select';
import { useDebounced } from '@/ui/input/rested/use-debounced';
import { searchQueries } from '../data/queries';
import type { PropertySearch } from '../search/search-address';

/** How long the form rests before the count is asked for, ms. */
const countRestMs = 250;
const withinDays = [1, 3, 7, 14, 30, 90] as const;

/** What holds the list besides its filters: my own figures, and what the map shows. */
export type Held = Pick<PropertySearch, 'mine' | 'bounds'>;

interface ShowButtonProps {
  filters: SearchFilters;
  held: Held;
  isWrong: boolean;
}

/** Applies the filters; says before how many homes there would be. */
export function ShowButton({ filters, held, isWrong }: ShowButtonProps) {
  const rested = useDebounced(JSON.stringify(filters), countRestMs);
  // What was written as these filters just before.
  const asked = JSON.parse(rested) as SearchFilters;
  // Read already where the list is shown.
  const settings = useQuery({ ...searchQueries.settings(), enabled: held.mine !== undefined });
  const profile = settings.data?.data.find(({ isDefault }) => isDefault);
  const isReady = held.mine === undefined || !settings.isPending;
  const count = useQuery({
    ...searchQueries.count({ ...held, filters: asked }, profile),
    enabled: !isWrong && isReady,
  });
  const total = count.data?.total;
  const text =
    total === undefined
      ? 'Show results'
      : `Show ${total.toLocaleString('en-GB')} ${total === 1 ? 'home' : 'homes'}`;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2.5">
      {count.isError && <p className="text-sm text-red-ink">{errorMessage(count.error)}</p>}
      <Button type="submit" disabled={isWrong}>
        <span aria-live="polite">{text}</span>
      </Button>
    </div>
  );
}

/** Fields under a heading, as many beside each other as there is room for. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mb-5">
      <legend className="mb-2 text-base font-semibold">{title}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,150px),1fr))] items-start gap-3">
        {children}
      </div>
    </fieldset>
  );
}

interface ChoicesProps<Value extends string> {
  title: string;
  options: readonly (readonly [value: Value, text: string])[];
  chosen: readonly Value[] | undefined;
  onChange: (chosen: Value[] | undefined) => void;
}

/** Any of several; none chosen asks for nothing. */
export function Choices<Value extends string>({
  title,
  options,
  chosen = [],
  onChange,
}: ChoicesProps<Value>) {
  return (
    <Part title={title}>
      {options.map(([value, text]) => (
        <Checkbox
          key={value}
          label={text}
          checked={chosen.includes(value)}
          onChange={({ currentTarget }) => {
            const others = chosen.filter((each) => each !== value);
            const now = currentTarget.checked ? [...others, value] : others;
            onChange(now.length > 0 ? now : undefined);
          }}
        />
      ))}
    </Part>
  );
}

interface WithinProps {
  label: string;
  value: number | undefined;
  onChange: (days: number | undefined) => void;
}

/** A number of days, from a list. */
export function Within({ label, value, onChange }: WithinProps) {
  const all =
    value === undefined || withinDays.some((each) => each === value) ? withinDays : [value, ...withinDays];
  return (
    <Field label={label}>
      {(control) => (
        <NativeSelect
          {...control}
          value={value === undefined ? '' : String(value)}
          placeholder="At any time"
          choices={all.map((days) => ({
            value: String(days),
            label: days === 1 ? 'In the last 24 hours' : `In the last ${days} days`,
          }))}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.value === '' ? undefined : Number(currentTarget.value))
          }
        />
      )}
    </Field>
  );
}
