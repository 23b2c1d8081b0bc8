import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { SettingsPage } from '@/ui/page/settings-page';
import { SettingsRow } from '@/ui/page/settings-row';
import { ContactForm, VisibilityForm } from './privacy-form';

interface PrivacyPageProps {
  user: Schemas['CurrentUser'];
  /** Whom I muted and blocked. */
  people: ReactNode;
  /** What third parties may do. */
  cookies: ReactNode;
}

/** Who may contact me, what others see of me, and what third parties may do (S64). */
export function PrivacyPage({ user, people, cookies }: PrivacyPageProps) {
  return (
    <SettingsPage title="Privacy and safety">
      <SettingsRow title="Who can contact you" text="This doesn’t affect your existing conversations.">
        <ContactForm user={user} />
      </SettingsRow>
      <SettingsRow title="What others see">
        <VisibilityForm user={user} />
      </SettingsRow>
      <SettingsRow
        title="Blocked and muted"
        text="Blocked members can’t find or contact you. You won’t see posts or notifications from muted members."
      >
        {people}
      </SettingsRow>
      <SettingsRow title="Third-party services">{cookies}</SettingsRow>
    </SettingsPage>
  );
}
