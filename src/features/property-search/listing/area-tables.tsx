import type { Schemas } from '@/api/contract';
import { areaUnitText, pricePerUnit } from '@/lib/area';
import { homeTypeNames } from '@/lib/places/home-types';
import { formatWholePounds } from '@/lib/money/money';
import { useAreaUnit } from '@/ui/area/area-unit';
import { poundsText } from '../data/listing-words';

type Stats = Pick<Schemas['ListingStats'], 'byType' | 'rentByBeds'>;

/** What each kind of home costs in the district, and what each size lets for. */
export function AreaTables({ byType, rentByBeds }: Stats) {
  const unit = useAreaUnit();
  return (
    <div className="mt-5 grid gap-x-8 gap-y-5 md:grid-cols-2">
      <Table
        caption="Asking prices by type"
        heads={['Type', 'Median', `Per ${areaUnitText[unit]}`]}
        rows={byType.map(({ type, medianPrice, medianPpsf, count }) => ({
          key: type,
          name: homeTypeNames[type],
          count,
          values: [
            formatWholePounds(medianPrice),
            medianPpsf === null ? 'n/a' : poundsText(pricePerUnit(medianPpsf, unit)),
          ],
        }))}
      />
      <Table
        caption="Rents by bedrooms"
        heads={['Bedrooms', 'Median', 'Typical range']}
        rows={rentByBeds.map(({ bedrooms, medianPcm, lowPcm, highPcm, count }) => ({
          key: String(bedrooms),
          name: bedrooms === 0 ? 'Studio' : String(bedrooms),
          count,
          values: [
            `${formatWholePounds(medianPcm)} pcm`,
            lowPcm < highPcm ? `${formatWholePounds(lowPcm)}–${formatWholePounds(highPcm)}` : '–',
          ],
        }))}
      />
    </div>
  );
}

interface TableProps {
  caption: string;
  heads: readonly string[];
  rows: readonly { key: string; name: string; count: number; values: readonly string[] }[];
}

/** A small table, each row with how many homes it rests on; absent without rows. */
function Table({ caption, heads, rows }: TableProps) {
  if (rows.length === 0) return null;
  return (
    <table className="num w-full self-start text-left text-sm">
      <caption className="mb-1 text-left text-base font-medium">{caption}</caption>
      <thead className="text-ink-3">
        <tr>
          {heads.map((head, place) => (
            <th key={head} scope="col" className={`py-1 font-normal ${place === 0 ? '' : 'pl-3 text-right'}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, count, values }) => (
          <tr key={key} className="border-t border-line-subtle">
            <th scope="row" className="py-1.5 font-normal">
              {name}
              <span className="text-ink-3">{` (${count})`}</span>
            </th>
            {values.map((value, place) => (
              <td key={place} className="py-1.5 pl-3 text-right whitespace-nowrap">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
