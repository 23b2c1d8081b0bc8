import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import type { NewStep } from '@/features/evaluations/new/new-evaluation-form';
import { NewEvaluationPage } from '@/features/evaluations/new/new-evaluation-page';

interface NewSearch {
  step?: NewStep;
}

const steps = ['property', 'strategy', 'buying', 'finance', 'income'] as const;

export const Route = createFileRoute('/property-evaluations/new')({
  validateSearch: (search: Record<string, unknown>): NewSearch => {
    const step = steps.find((each) => each === search['step']);
    return step ? { step } : {};
  },
  component: NewEvaluation,
});

function NewEvaluation() {
  const { step } = Route.useSearch();
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
