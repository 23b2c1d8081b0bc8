import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import type { NewStep } from '@/features/evaluations/new/new-evaluation-form';
import { NewEvaluationPage } from '@/features/evaluations/new/new-evaluation-page';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/property-evaluations/new')({
  validateSearch: rawSearch<'step'>(),
  component: NewEvaluation,
});

const steps: readonly NewStep[] = ['property', 'strategy', 'buying', 'finance', 'income'];

function NewEvaluation() {
  const search = Route.useSearch();
  const step = steps.find((each) => each === search.step);
  const navigate = Route.useNavigate();
  const user = useCurrentUser();
  return (
    user && (
      <NewEvaluationPage
        user={user}
        step={step}
        onStep={(next) =>
          void navigate({ search: next ? { step: next } : {}, replace: true, resetScroll: false })
        }
      />
    )
  );
}
