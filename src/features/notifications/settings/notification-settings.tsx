import type { Schemas } from '@/api/contract';
import { SettingsPage } from '@/ui/page/settings-page';
import { SettingsRow } from '@/ui/page/settings-row';
import { ChannelMatrix } from './channel-matrix';
import { DigestForm } from './digest-form';
import { QuietHoursForm } from './quiet-hours-form';

/** What I am notified about and how, when nothing sounds, and the email with what happened (S64). */
export function NotificationSettings({ user }: { user: Schemas['CurrentUser'] }) {
  return (
    <SettingsPage title="Notification settings">
      <SettingsRow
        title="What you hear about"
        text="Turning a type off in the app stops new ones. Earlier ones stay in your list."
      >
        <ChannelMatrix user={user} />
      </SettingsRow>
      <SettingsRow title="Quiet hours" text="No sounds in these hours. Notifications still arrive.">
        <QuietHoursForm user={user} />
      </SettingsRow>
      <SettingsRow title="Email digest" text="One email with what you missed.">
        <DigestForm user={user} />
      </SettingsRow>
    </SettingsPage>
  );
}
