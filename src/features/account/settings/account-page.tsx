import type { Schemas } from '@/api/contract';
import { SettingsPage } from '@/ui/page/settings-page';
import { SettingsRow } from '@/ui/page/settings-row';
import { EmailForm } from './email-form';
import { IdentityForm } from './identity-form';
import { LinkedSignIns } from './linked-sign-ins';
import { PasswordForm } from './password-form';
import { linkableProviders } from './linkable-providers';

/** Who I am here and how I sign in (S62). Each section saves by itself. */
export function AccountPage({ user }: { user: Schemas['CurrentUser'] }) {
  const providers = linkableProviders(user);
  return (
    <SettingsPage title="Account">
      <SettingsRow
        title="Your details"
        text="Your name and username are on your profile. Your phone number isn’t."
      >
        <IdentityForm user={user} />
      </SettingsRow>
      <SettingsRow title="Email" text="For signing in, receipts and the emails you’ve turned on.">
        <EmailForm user={user} />
      </SettingsRow>
      <SettingsRow
        title="Password"
        text={
          user.hasPassword
            ? 'Changing it signs you out on your other devices.'
            : 'You sign in with another account. A password gives you a second way in.'
        }
      >
        <PasswordForm user={user} />
      </SettingsRow>
      {providers.length > 0 && (
        <SettingsRow title="Linked sign-ins" text="Other accounts that sign you in here.">
          <LinkedSignIns user={user} providers={providers} />
        </SettingsRow>
      )}
    </SettingsPage>
  );
}
