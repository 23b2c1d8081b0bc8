import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { SettingsPage } from '@/ui/page/settings-page';
import { SettingsRow } from '@/ui/page/settings-row';
import { ChannelMatrix } from './channel-matrix';
import { DigestForm } from './digest-form';
import { QuietHoursForm } from './quiet-hours-form';

interface NotificationSettingsProps {
  user: Schemas['CurrentUser'];
  /** The topics of the mailing list. */
  mailingList: ReactNode;
}

/** What I am notified about and how, when nothing sounds, and the emails I get (S64, S66). */
export function NotificationSettings({ user, mailingList }: NotificationSettingsProps) {
  return (
    <SettingsPage title="Notification settings">
      <SettingsRow
        title="What you’re notified about"
        text="If you turn off App for a type of notification, you won’t get any new ones in Tiebeam. Earlier ones stay in your list."
      >
        <ChannelMatrix user={user} />
      </SettingsRow>
      <SettingsRow title="Quiet hours" text="No sounds during these hours. Notifications still arrive.">
        <QuietHoursForm user={user} />
      </SettingsRow>
      <SettingsRow
        title="Email digest"
        text="One email with the notifications you haven’t read. Your notifications in the app stay the same."
      >
        <DigestForm user={user} />
      </SettingsRow>
      <SettingsRow
        title="Mailing list"
        text="Newsletters and updates by email. These are separate from your notifications."
      >
        {mailingList}
      </SettingsRow>
    </SettingsPage>
  );
}
