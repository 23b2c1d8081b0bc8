import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { PrivacyPage } from '@/features/account/settings/privacy/privacy-page';
import { MutedAndBlockedPeople } from '@/features/connections/relation/muted-and-blocked-people';
import { CookieSettings } from '@/features/consent/cookie-settings';

export const Route = createFileRoute('/settings/privacy')({ component: Privacy });

function Privacy() {
  const user = useCurrentUser();
  return (
    user && (
      <PrivacyPage
        key={user.id}
        user={user}
        people={<MutedAndBlockedPeople level={3} />}
        cookies={<CookieSettings />}
      />
    )
  );
}
