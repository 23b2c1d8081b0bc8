import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { EvaluationSettingsPage } from '@/features/evaluations/settings/settings-page';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/settings/evaluation')({
  validateSearch: rawSearch<'profile'>(),
  component: EvaluationSettings,
});

/** The id of a profile, or `new`; anything else is left out. */
const profileOf = (name: unknown) =>
  typeof name === 'string' && /^(new|[0-9a-f-]{36})$/.test(name) ? name : undefined;

function EvaluationSettings() {
  const profile = profileOf(Route.useSearch().profile);
  const navigate = Route.useNavigate();
  const user = useCurrentUser();
  return (
    user && (
      <EvaluationSettingsPage
        userId={user.id}
        profileId={profile}
        onProfile={(next) => void navigate({ search: next ? { profile: next } : {} })}
      />
    )
  );
}
