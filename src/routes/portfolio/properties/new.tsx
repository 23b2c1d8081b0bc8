import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { PropertyFormPage } from '@/features/properties/form/property-form-page';

export const Route = createFileRoute('/portfolio/properties/new')({ component: NewProperty });

function NewProperty() {
  const user = useCurrentUser();
  const navigate = Route.useNavigate();
  const leave = () => void navigate({ to: '/portfolio/properties' });
  return (
    user && (
      <PropertyFormPage
        meId={user.id}
        onSaved={(uuid) =>
          uuid === undefined
            ? leave()
            : void navigate({ to: '/portfolio/properties/$uuid/{-$tab}', params: { uuid } })
        }
        onCancel={leave}
      />
    )
  );
}
