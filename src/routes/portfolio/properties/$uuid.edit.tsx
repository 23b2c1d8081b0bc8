import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { EditPropertyPage } from '@/features/properties/form/edit-property-page';

export const Route = createFileRoute('/portfolio/properties/$uuid/edit')({ component: EditProperty });

function EditProperty() {
  const { uuid } = Route.useParams();
  const user = useCurrentUser();
  const navigate = Route.useNavigate();
  const leave = () => void navigate({ to: '/portfolio/properties/$uuid/{-$tab}', params: { uuid } });
  return user && <EditPropertyPage key={uuid} uuid={uuid} meId={user.id} onSaved={leave} onCancel={leave} />;
}
