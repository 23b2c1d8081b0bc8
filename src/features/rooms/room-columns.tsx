import { CircleAlert } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import type { Property } from '@/entities/property/property';
import { PropertyCell } from '@/entities/property/property-cell';
import { shortAreaText, type AreaUnit } from '@/lib/area';
import { ordinal } from '@/lib/dates/dates';
import { ruleOn } from '@/lib/letting-law/dated-rule';
import { roomSizes } from '@/lib/letting-law/room-sizes';
import { formatPounds } from '@/lib/money/money';
import { Badge } from '@/ui/badge';
import type { Column } from '@/ui/records/column';
import { TwoLines } from '@/ui/records/two-lines';
import { sizeProblem, voidCostPerDay, type Room } from './room-check';

interface Known {
  /** By id; those that are not known yet are missing. */
  properties: ReadonlyMap<string, Property>;
  kinds: readonly Schemas['RoomKind'][];
  isOfProperty: boolean;
  /** ISO day in London. */
  today: string;
  unit: AreaUnit;
}

const floorName = (floor: number) =>
  floor === 0 ? 'Ground floor' : floor < 0 ? `Basement ${-floor}` : `${ordinal(floor)} floor`;

/** What the list says of a room: whether it is large enough by the law of its nation, and whether it is let. */
export function roomColumns({
  properties,
  kinds,
  isOfProperty,
  today,
  unit,
}: Known): readonly Column<Room>[] {
  const kindOf = ({ roomKindId }: Room) => kinds.find(({ id }) => id === roomKindId);
  const isSleeping = (room: Room) => kindOf(room)?.sleeping ?? room.maxOccupants > 0;
  const otherUnit = unit === 'sqm' ? 'sqft' : 'sqm';
  return [
    {
      name: 'Room',
      cell: (room) => {
        const kind = kindOf(room)?.name ?? '';
        const isNamedEnsuite = kind.toLowerCase().includes('en suite');
        return (
          <TwoLines
            main={<span className="font-medium">{room.name}</span>}
            note={[
              kind,
              room.floor !== null && floorName(room.floor),
              room.ensuite && !isNamedEnsuite && 'En suite',
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        );
      },
    },
    ...(isOfProperty
      ? []
      : [
          {
            name: 'Property',
            isWide: true,
            cell: ({ propertyId }: Room) => {
              const property = properties.get(propertyId);
              return property && <PropertyCell property={property} tab="rooms" />;
            },
          },
        ]),
    {
      name: 'Floor area',
      cell: (room) => {
        const nation = properties.get(room.propertyId)?.nation;
        const problem =
          nation === undefined
            ? null
            : sizeProblem(room, isSleeping(room), nation, ruleOn(roomSizes[nation] ?? [], today));
        return (
          <TwoLines
            main={<span className="num">{shortAreaText(room.areaSqm, unit)}</span>}
            note={
              problem === null ? (
                <span className="num">{shortAreaText(room.areaSqm, otherUnit)}</span>
              ) : (
                <span className="num inline-flex items-center gap-1 text-amber-ink">
                  <CircleAlert aria-hidden size={13} />
                  {unit === 'sqm'
                    ? problem
                    : `${shortAreaText(room.areaSqm, 'sqm')}, ${problem.replace(/^B/, 'b')}`}
                </span>
              )
            }
          />
        );
      },
    },
    {
      name: 'Sleeps',
      isNumber: true,
      from: 'medium',
      cell: (room) => isSleeping(room) && String(room.maxOccupants),
    },
    {
      name: 'Status',
      cell: (room) =>
        // A bedroom that no rent is asked for is let with the others.
        isSleeping(room) &&
        (room.currentTenancyId !== null || room.rentPcm !== null) &&
        (room.currentTenancyId === null ? (
          <Badge tone="amber">Vacant</Badge>
        ) : (
          <Badge tone="green">Let</Badge>
        )),
    },
    {
      name: 'Rent',
      isNumber: true,
      cell: (room) => {
        const lost = isSleeping(room) ? voidCostPerDay(room) : null;
        return (
          room.rentPcm !== null && (
            <TwoLines
              main={`${formatPounds(room.rentPcm)} pcm`}
              note={lost !== null && `${formatPounds(lost)} a day lost`}
            />
          )
        );
      },
    },
  ];
}
