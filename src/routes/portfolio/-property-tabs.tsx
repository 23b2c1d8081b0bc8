import { useNavigate } from '@tanstack/react-router';
import { PropertyCompliance } from '@/features/compliance/property-compliance';
import { PropertyDocuments } from '@/features/documents/documents-page';
import { PropertyEpcs } from '@/features/epcs/property-epcs';
import { PropertyMaintenance } from '@/features/maintenance/property-maintenance';
import { PropertyMortgages } from '@/features/mortgages/mortgages-page';
import { PropertyContacts } from '@/features/people/people-page';
import { ForecastTab } from '@/features/portfolio/forecast/forecast-tab';
import { PropertyMoney } from '@/features/portfolio/money/property-money';
import { PropertyRecurring } from '@/features/portfolio/money/recurring/property-recurring';
import { OverviewTab } from '@/features/properties/page/overview-tab';
import { PropertyRooms } from '@/features/rooms/property-rooms';
import { PropertySchedules } from '@/features/schedules/schedules-page';
import { openNewTenancy } from '@/features/tenancies/form/tenancy-form';
import { PropertyTasks } from '@/features/tasks/property-tasks';
import { PropertyTenancies } from '@/features/tenancies/property-tenancies';
import { addressOf, readTenanciesSearch } from '@/features/tenancies/tenancies-search';
import { PropertyVideos } from '@/features/videos/property-videos';
import type { PropertyTab } from '@/features/properties/page/property-tab';

/** A tenancy opens among all of the portfolio. */
function TenanciesTab({ propertyId }: { propertyId: string }) {
  const navigate = useNavigate();
  return (
    <PropertyTenancies
      propertyId={propertyId}
      onOpen={(tenancy) =>
        void navigate({
          to: '/portfolio/tenancies',
          search: addressOf({ ...readTenanciesSearch({}), tenancy }),
        })
      }
    />
  );
}

/** A job opens among all of the portfolio. */
function MaintenanceTab({ propertyId }: { propertyId: string }) {
  const navigate = useNavigate();
  return (
    <PropertyMaintenance
      propertyId={propertyId}
      onOpen={(job) => void navigate({ to: '/portfolio/maintenance', search: { job } })}
    />
  );
}

/** The tabs of a property's page, in their order; a feature that has one adds it here. */
export const propertyTabs = (meId: number | undefined): readonly PropertyTab[] => [
  {
    id: 'overview',
    label: 'Overview',
    content: (property) => <OverviewTab property={property} meId={meId} />,
  },
  {
    id: 'tenancies',
    label: 'Tenancies',
    count: ({ counts }) => counts?.tenancies,
    content: ({ uuid }) => <TenanciesTab propertyId={uuid} />,
  },
  {
    id: 'rooms',
    label: 'Rooms',
    content: (property) => (
      <PropertyRooms
        property={property}
        onLet={(room) => openNewTenancy({ propertyId: property.id, room })}
      />
    ),
  },
  {
    id: 'mortgages',
    label: 'Mortgages',
    count: ({ figures }) => figures.mortgages,
    content: ({ uuid }) => <PropertyMortgages propertyId={uuid} />,
  },
  {
    id: 'money',
    label: 'Money',
    count: ({ counts }) => counts?.transactions,
    content: ({ uuid }) => <PropertyMoney propertyId={uuid} />,
  },
  {
    id: 'recurring',
    label: 'Recurring payments',
    content: ({ uuid }) => <PropertyRecurring propertyId={uuid} />,
  },
  {
    id: 'maintenance',
    label: 'Maintenance',
    count: ({ counts }) => counts?.maintenance,
    content: ({ uuid }) => <MaintenanceTab propertyId={uuid} />,
  },
  {
    id: 'compliance',
    label: 'Compliance',
    content: (property) => <PropertyCompliance property={property} />,
  },
  {
    id: 'epcs',
    label: 'EPCs',
    content: (property) => <PropertyEpcs property={property} />,
  },
  {
    id: 'documents',
    label: 'Documents',
    count: ({ counts }) => counts?.documents,
    content: ({ uuid, ownerId }) => <PropertyDocuments userId={ownerId} propertyId={uuid} />,
  },
  {
    id: 'schedules',
    label: 'Schedules',
    content: ({ uuid }) => <PropertySchedules propertyId={uuid} />,
  },
  {
    id: 'actions',
    label: 'Tasks and activity',
    content: ({ uuid }) => <PropertyTasks propertyId={uuid} />,
  },
  {
    id: 'contacts',
    label: 'Contacts',
    content: ({ uuid }) => <PropertyContacts propertyId={uuid} />,
  },
  {
    id: 'videos',
    label: 'Videos',
    content: ({ uuid }) => <PropertyVideos propertyId={uuid} />,
  },
  {
    id: 'forecast',
    label: 'Forecast',
    content: (property) => <ForecastTab property={property} />,
  },
];
