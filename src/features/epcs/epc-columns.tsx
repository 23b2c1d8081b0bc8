import type { Property } from '@/entities/property/property';
import { EpcBadge } from '@/entities/property/property-badges';
import { PropertyCell } from '@/entities/property/property-cell';
import { shortDate } from '@/lib/dates/day-text';
import type { Column } from '@/ui/records/column';
import { TwoLines } from '@/ui/records/two-lines';
import { costToC, EpcStatus } from './epc-badges';
import type { Epc } from './epc-type';

/** What the list says of a certificate. @param properties null on the page of one property */
export function epcColumns(properties: ReadonlyMap<string, Property> | null): readonly Column<Epc>[] {
  const rating: Column<Epc> = {
    name: 'Rating',
    cell: ({ current, currentScore, potential, potentialScore }) => (
      <span className="flex items-center gap-2">
        <EpcBadge rating={current} />
        <TwoLines
          main={<span className="num">{`${currentScore} points`}</span>}
          note={<span className="num">{`Potential ${potential}, ${potentialScore} points`}</span>}
        />
      </span>
    ),
  };
  return [
    ...(properties === null
      ? []
      : [
          {
            name: 'Property',
            cell: ({ propertyId }: Epc) => {
              const property = properties.get(propertyId ?? '');
              return property ? <PropertyCell property={property} tab="epcs" /> : 'No property';
            },
          },
        ]),
    rating,
    { name: 'Letting', isWide: true, cell: (epc) => <EpcStatus epc={epc} /> },
    { name: 'Cost to reach C', cell: (epc) => <span className="num">{costToC(epc)}</span> },
    {
      name: 'Expires',
      from: 'medium',
      cell: ({ expiresOn }) => <span className="num whitespace-nowrap">{shortDate(expiresOn)}</span>,
    },
  ];
}
