import { Checkbox } from '@/ui/input/checkbox';
import { withShown, type Shows } from './shows';

/** What of the deal a reader sees; the rest the server keeps to itself. */
export function ShowsFields({ shows, onChange }: { shows: Shows; onChange: (shows: Shows) => void }) {
  const set = (part: keyof Shows) => (event: React.ChangeEvent<HTMLInputElement>) =>
    onChange(withShown(shows, part, event.currentTarget.checked));
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm/[18px] font-medium text-ink-2">Besides area and returns, show</legend>
      <Checkbox
        label="The address and the title (the area alone otherwise)"
        checked={shows.address}
        onChange={set('address')}
      />
      <Checkbox
        label="The price (a band of £25,000 otherwise)"
        checked={shows.price}
        onChange={set('price')}
      />
      <Checkbox
        label="My costs, cash needed and cash flow, and on a card the rent, works and values behind them; only with the price, which they tell"
        checked={shows.costs && shows.price}
        disabled={!shows.price}
        onChange={set('costs')}
      />
    </fieldset>
  );
}
