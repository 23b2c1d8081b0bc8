import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useCurrentUser } from '@/entities/session/queries';
import { EvaluationPage } from '@/features/evaluations/page/evaluation-page';
import { useShortcutsPreference } from '@/features/shortcuts/preference';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { preloadable } from '@/ui/lazy/preloadable';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/property-evaluations/$uuid')({
  validateSearch: rawSearch<'strategy' | 'opinion'>(),
  component: EvaluationRoute,
});

const strategies: readonly Strategy[] = ['btl', 'brrr', 'hmo', 'sa', 'flip', 'r2r'];

const OpinionPage = preloadable(() =>
  import('@/features/evaluations/opinions/opinion-page').then(({ OpinionPage }) => OpinionPage),
);

/** The evaluation, or what somebody is asked about it who does not see it: `?opinion={id}`. */
function EvaluationRoute() {
  const { opinion } = Route.useSearch();
  if (typeof opinion !== 'string') return <WholeEvaluation />;
  return (
    <Suspense fallback={null}>
      <OpinionPage key={opinion} id={opinion} />
    </Suspense>
  );
}

function WholeEvaluation() {
  const { uuid } = Route.useParams();
  const search = Route.useSearch();
  // The one that is looked at; the main one of the deal when left out.
  const strategy = strategies.find((each) => each === search.strategy);
  const navigate = Route.useNavigate();
  const user = useCurrentUser();
  const { isOn } = useShortcutsPreference();
  return (
    user && (
      <EvaluationPage
        key={uuid}
        uuid={uuid}
        userId={user.id}
        strategy={strategy}
        onStrategy={(next) =>
          void navigate({ search: { strategy: next }, replace: true, resetScroll: false })
        }
        areLettersOn={isOn}
      />
    )
  );
}
