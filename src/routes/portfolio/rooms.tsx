import { createFileRoute } from '@tanstack/react-router';
import { RoomsPage } from '@/features/rooms/rooms-page';
import { openNewTenancy } from '@/features/tenancies/form/tenancy-form';

export const Route = createFileRoute('/portfolio/rooms')({ component: Rooms });

function Rooms() {
  return <RoomsPage onLet={(room) => openNewTenancy({ propertyId: room.propertyId, room })} />;
}
