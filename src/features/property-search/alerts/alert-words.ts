import type { AreaUnit } from '@/lib/area';
import { filterLabel, filterTexts } from '@/lib/property-search/filter-wording';
import type { SearchFilters } from '@/lib/property-search/search-filters';
import type { SavedSearch } from '../data/queries';

type Alerts = Pick<SavedSearch, 'frequency' | 'channels' | 'paused' | 'quietHours'>;

export const frequencyWords: Record<SavedSearch['frequency'], string> = {
  instant: 'As soon as a home matches',
  daily: 'Once a day',
  weekly: 'Once a week',
  off: 'Never',
};

const alertsBy = { instant: 'Instant', daily: 'Daily', weekly: 'Weekly' } as const;

/** `Daily alerts in Tiebeam and by email, paused 22:00–07:00`; `Alerts off`; `Alerts paused`. */
export function alertText({ frequency, channels, paused, quietHours }: Alerts): string {
  if (frequency === 'off') return 'Alerts off';
  if (paused) return 'Alerts paused';
  const ways = [channels.inApp && 'in Tiebeam', channels.email && 'by email'].filter((way) => way !== false);
  if (ways.length === 0) return 'Alerts off';
  const quiet = quietHours ? `, paused ${quietHours.from}–${quietHours.to}` : '';
  return `${alertsBy[frequency]} alerts ${ways.join(' and ')}${quiet}`;
}

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** As long as the contract measures `perWeek` over. */
const weeks = 4;

/** `About 4 new listings a week`; of fewer than one a week, how many there were: `3 new listings in the last 4 weeks`. */
export function volumeText(perWeek: number): string {
  if (perWeek < 1) {
    const count = Math.round(perWeek * weeks);
    return `${count === 0 ? 'No' : count} new ${count === 1 ? 'listing' : 'listings'} in the last 4 weeks`;
  }
  return `About ${whole.format(perWeek)} new ${Math.round(perWeek) === 1 ? 'listing' : 'listings'} a week`;
}

/** `About 4 new listings a week, up from 2`: what other filters make of the alerts. @param before new listings a week */
export function forecastText(perWeek: number, before = perWeek): string {
  const isSame = whole.format(perWeek) === whole.format(before);
  if (isSame) return volumeText(perWeek);
  const isRare = perWeek < 1;
  const from =
    before === 0
      ? 'none'
      : before < 1
        ? isRare
          ? `${Math.round(before * weeks)}`
          : 'less than 1'
        : `${whole.format(before)}${isRare ? ' a week' : ''}`;
  return `${volumeText(perWeek)}, ${perWeek > before ? 'up' : 'down'} from ${from}`;
}

const longestName = 80;

/** A name for a search: what it asks for, as far as a name has room. */
export function suggestedName(filters: SearchFilters, unit: AreaUnit): string {
  const { market = 'sale', locations } = filters;
  const where = locations?.join(', ') ?? 'the UK';
  const kinds = filters.types ? filterLabel('types', filters) : 'Homes';
  const { market: _market, locations: _locations, types: _types, ...others } = filters;
  const rest = filterTexts(others, unit).map((text) =>
    text.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase()),
  );
  const marketWords = { sale: 'for sale', rent: 'to rent', sold: 'sold', auction: 'at auction' }[market];
  const parts = [`${kinds} ${marketWords} in ${where}`];
  for (const part of rest) {
    if ([...parts, part].join(', ').length > longestName) break;
    parts.push(part);
  }
  return parts.join(', ').slice(0, longestName).trimEnd();
}
