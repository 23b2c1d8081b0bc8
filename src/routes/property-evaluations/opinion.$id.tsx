import { createFileRoute } from '@tanstack/react-router';
import { OpinionPage } from '@/features/evaluations/opinions/opinion-page';

export const Route = createFileRoute('/property-evaluations/opinion/$id')({ component: Asked });

function Asked() {
  const { id } = Route.useParams();
  return <OpinionPage key={id} id={id} />;
}
