import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { EvaluationSettingsPage } from '@/features/evaluations/settings/settings-page';

interface SettingsSearch {
  /** The id of a profile, or `new`. */
  profile?: string;
}

export const Route = createFileRoute('/settings/evaluation')({
  validateSearch: ({ profile }: Record<string, unknown>): SettingsSearch =>
    typeof profile === 'string' && /^(new|[0-9a-f-]{36})$/.test(profile) ? { profile } : {},
  component: EvaluationSettings,
});

function EvaluationSettings() {
  const { profile } = Route.useSearch();
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
