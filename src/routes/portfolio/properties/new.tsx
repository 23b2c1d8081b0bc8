import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { PropertyFormPage } from '@/features/properties/form/property-form-page';

export const Route = createFileRoute('/portfolio/properties/new')({ component: NewProperty });

function NewProperty() {
  const user = useCurrentUser();
  const navigate = Route.useNavigate();
  const leave = () => void navigate({ to: '/portfolio/properties' });
  // Back from the new property must not open the form again.
  const openAdded = (uuid: string | undefined) =>
    uuid === undefined
      ? navigate({ to: '/portfolio/properties', replace: true })
      : navigate({ to: '/portfolio/properties/$uuid/{-$tab}', params: { uuid }, replace: true });
  return (
    user && <PropertyFormPage meId={user.id} onSaved={(uuid) => void openAdded(uuid)} onCancel={leave} />
  );
}
