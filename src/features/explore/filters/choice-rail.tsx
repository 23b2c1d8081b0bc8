import { Link } from '@tanstack/react-router';
import { NativeSelect } from '@/ui/input/native-select';
import type { ExploreSearch } from '../explore-search';
import { Pause } from '@/ui/text/pause';

interface RailChoice {
  value: string;
  label: string;
  /** How many there are of it, where that is known. */
  count?: number;
}

interface ChoiceRailProps {
  /** Names the rail, and the list on phones. */
  label: string;
  /** What stands first: all of them. */
  all: Omit<RailChoice, 'value'>;
  choices: readonly RailChoice[];
  /** Undefined: all of them. */
  chosen: string | undefined;
  /** The address with a choice. */
  searchOf: (value: string | undefined) => ExploreSearch;
  onSearch: (search: ExploreSearch) => void;
}

/** One choice that leads: links beside the results, on phones a list to choose from. */
export function ChoiceRail({ label, all, choices, chosen, searchOf, onSearch }: ChoiceRailProps) {
  const rows = [{ ...all, value: undefined }, ...choices];
  return (
    <>
      <NativeSelect
        aria-label={label}
        className="max-md:h-11 md:hidden"
        placeholder={all.label}
        choices={choices.map(({ value, label: word, count }) => ({
          value,
          label: count === undefined ? word : `${word} (${count})`,
        }))}
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) => onSearch(searchOf(value || undefined))}
      />
      <nav aria-label={label} className="hidden md:block">
        <ul className="flex flex-col gap-0.5">
          {rows.map(({ value, label: word, count }) => (
            <li key={value ?? ''}>
              <Link
                to="/networking/explore"
                search={searchOf(value)}
                activeOptions={{ exact: true, includeSearch: true }}
                aria-current={value === chosen ? 'page' : undefined}
                className="text-ink-2 hover:bg-hover hover:text-ink aria-[current=page]:bg-surface-3 aria-[current=page]:text-ink flex min-h-9 items-center justify-between pointer-coarse:min-h-11 gap-3 rounded-md px-2.5 py-1.5 text-sm"
              >
                <span className="min-w-0 wrap-anywhere">
                  {word}
                  {count !== undefined && <Pause />}
                </span>
                {count !== undefined && <span className="num text-ink-3 text-xs">{count}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
