import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { Checkbox } from '@/ui/input/checkbox';
import { withLeaseShown, withShown, type Shows } from './shows';

interface ShowsFieldsProps {
  /** The deal’s own. */
  primary: Strategy;
  shows: Shows;
  onChange: (shows: Shows) => void;
}

/** What of the deal a reader sees; the rest the server keeps to itself. A home that is rented on has no price to show. */
export function ShowsFields({ primary, shows, onChange }: ShowsFieldsProps) {
  const set = (part: keyof Shows) => (event: React.ChangeEvent<HTMLInputElement>) =>
    onChange(withShown(shows, part, event.currentTarget.checked));
  const areCostsShown = shows.costs && shows.price;
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm/[18px] font-medium text-ink-2">Show area and returns, plus</legend>
      <Checkbox label="Address and title" checked={shows.address} onChange={set('address')} />
      {primary === 'r2r' ? (
        <Checkbox
          label="Costs and cash flow"
          checked={areCostsShown}
          onChange={({ currentTarget: { checked } }) => onChange(withLeaseShown(shows, checked))}
        />
      ) : (
        <>
          <Checkbox label="Price (otherwise a £25,000 range)" checked={shows.price} onChange={set('price')} />
          <Checkbox
            label="Costs and cash flow (also shows the price)"
            checked={areCostsShown}
            onChange={set('costs')}
          />
        </>
      )}
    </fieldset>
  );
}
