import type { Property } from '@/entities/property/property';
import { AddRecord, DescribedList } from '@/entities/record/described/described-list';
import { floorAreaText } from '@/lib/area';
import { counted } from '@/lib/lists/counted';
import { ruleOn } from '@/lib/letting-law/dated-rule';
import { requirements } from '@/lib/letting-law/requirements';
import { roomSizes } from '@/lib/letting-law/room-sizes';
import { formatPounds } from '@/lib/money/money';
import { Card } from '@/ui/card';
import { useAreaUnit } from '@/ui/area/area-unit';
import { RoomOccupancy } from './occupancy/room-occupancy';
import { PropertyNights } from './nights/property-nights';
import { voidCostPerDay, type Room } from './room-check';
import { useRooms } from './use-rooms';

interface PropertyRoomsProps {
  property: Property;
  /** Begins the tenancy of a room. */
  onLet: (room: Room) => void;
}

/** The rooms of one property, on its own page: the list, the law of its nation, and how it is let by the night. */
export function PropertyRooms({ property, onLet }: PropertyRoomsProps) {
  const { list, rooms, kinds, type, columns, today } = useRooms(property.id, onLet);
  return (
    <div className="flex flex-col gap-4">
      <DescribedList type={type} list={list} columns={columns}>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="num text-sm text-ink-2">
            {occupancyText(
              rooms.filter(({ roomKindId, maxOccupants }) =>
                roomKindId === null
                  ? maxOccupants > 0
                  : kinds.find(({ id }) => id === roomKindId)?.sleeping !== false,
              ),
            )}
          </p>
          <AddRecord type={type} />
        </div>
      </DescribedList>
      <RoomOccupancy propertyId={property.id} rooms={rooms} today={today} />
      {rooms.length > 0 && <RoomLaw nation={property.nation} today={today} />}
      <PropertyNights property={property} />
    </div>
  );
}

/** `5 of 6 bedrooms let · £18.08 a day lost`, of those that are let one by one. */
function occupancyText(bedrooms: readonly Room[]): string {
  const toLet = bedrooms.filter(
    ({ currentTenancyId, rentPcm }) => currentTenancyId !== null || rentPcm !== null,
  );
  if (toLet.length === 0) return counted(bedrooms.length, 'bedroom');
  const empty = toLet.filter(({ currentTenancyId }) => currentTenancyId === null);
  const lost = empty.reduce((sum, room) => sum + (voidCostPerDay(room) ?? 0), 0);
  return [
    `${toLet.length - empty.length} of ${counted(toLet.length, 'bedroom')} let`,
    lost > 0 && `${formatPounds(lost)} a day lost`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What the nation says of the size of bedrooms and of a licence, with where it stands. */
function RoomLaw({ nation, today }: { nation: Property['nation']; today: string }) {
  const unit = useAreaUnit();
  const size = ruleOn(roomSizes[nation] ?? [], today);
  const licence = ruleOn(requirements['hmo_licence']?.rules[nation] ?? [], today);
  return (
    <Card as="section" aria-label="Room sizes and licences" className="text-sm text-ink-2">
      <h2 className="mb-2 text-md font-semibold text-ink">Room sizes and licences</h2>
      <p className="text-pretty">
        {size === undefined ? (
          'Room sizes here are set by the council. Check its HMO standards.'
        ) : (
          <>
            {`${size.scope} needs at least ${size.sizes
              .map(
                ({ people, areaSqm }) =>
                  `${floorAreaText(areaSqm, unit)} for ${people === 1 ? 'one person' : 'two'}`,
              )
              .join(' and ')}. Councils can ask for more. `}
            <Source {...size.source} />
          </>
        )}
      </p>
      {licence && (
        <p className="mt-2 text-pretty">
          {'An HMO may need a licence. '}
          <Source {...licence.source} />
        </p>
      )}
    </Card>
  );
}

const Source = ({ act, url }: { act: string; url: string }) => (
  <a
    href={url}
    target="_blank"
    rel="noreferrer"
    className="text-ink-3 underline wrap-anywhere hover:text-ink"
  >
    {act}
  </a>
);
