import { createFileRoute } from '@tanstack/react-router';
import type { Property } from '@/entities/property/property';
import { useCurrentUser } from '@/entities/session/queries';
import { bookingOf } from '@/features/maintenance/job/book-check';
import { packAction } from '@/features/portfolio/pack/pack-form';
import { PropertyPage } from '@/features/properties/page/property-page';
import { propertyTabs } from '../-property-tabs';

export const Route = createFileRoute('/portfolio/properties/$uuid/{-$tab}')({ component: OneProperty });

const actionsOf = (property: Property) => [packAction(property)];

function OneProperty() {
  const { uuid, tab } = Route.useParams();
  const user = useCurrentUser();
  const navigate = Route.useNavigate();
  return (
    <PropertyPage
      key={uuid}
      uuid={uuid}
      tabs={propertyTabs(user?.id)}
      tab={tab}
      onTab={(next) =>
        void navigate({
          to: '/portfolio/properties/$uuid/{-$tab}',
          params: { uuid, tab: next === 'overview' ? undefined : next },
          replace: true,
          resetScroll: false,
        })
      }
      actionsOf={actionsOf}
      bookingOf={({ id }, kind) =>
        bookingOf(id, kind, (job) => void navigate({ to: '/portfolio/maintenance', search: { job: job.id } }))
      }
      onDeleted={() => void navigate({ to: '/portfolio/properties' })}
    />
  );
}
