import { Checkbox } from '@/ui/input/checkbox';
import { withShown, type Shows } from './shows';

/** What of the deal a reader sees; the rest the server keeps to itself. */
export function ShowsFields({ shows, onChange }: { shows: Shows; onChange: (shows: Shows) => void }) {
  const set = (part: keyof Shows) => (event: React.ChangeEvent<HTMLInputElement>) =>
    onChange(withShown(shows, part, event.currentTarget.checked));
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm/[18px] font-medium text-ink-2">Show area and returns, plus</legend>
      <Checkbox label="Address and title" checked={shows.address} onChange={set('address')} />
      <Checkbox label="Price (otherwise a £25,000 range)" checked={shows.price} onChange={set('price')} />
      <Checkbox
        label="Costs and cash flow (also shows the price)"
        checked={shows.costs && shows.price}
        disabled={!shows.price}
        onChange={set('costs')}
      />
    </fieldset>
  );
}
