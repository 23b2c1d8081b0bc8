import type { Schemas } from '@/api/contract';
import { SettingsPage } from '@/ui/page/settings-page';
import { SettingsRow } from '@/ui/page/settings-row';
import { Button } from '@/ui/button/button';
import { useIsOffered } from '@/api/offers';
import { openCloseAccount } from './security/close-account';
import { Sessions } from './security/sessions';
import { TwoStep } from './security/two-step';
import { EmailForm } from './email-form';
import { IdentityForm } from './identity-form';
import { LinkedSignIns } from './linked-sign-ins';
import { PasswordForm } from './password-form';
import { NationForm } from './nation-form';
import { linkableProviders } from './linkable-providers';

interface AccountPageProps {
  user: Schemas['CurrentUser'];
  /** The account is closed and nobody is signed in any more. */
  onClosed: () => void;
  /** Ends the session on this device. */
  onLogOut: () => void;
}

/** Who I am here and how I sign in (S62). Each section saves by itself. */
export function AccountPage({ user, onClosed, onLogOut }: AccountPageProps) {
  const hasTwoStep = useIsOffered('post /auth/two-step');
  const hasSessions = useIsOffered('get /auth/sessions');
  const hasClosure = useIsOffered('post /auth/closure');
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
            ? 'Changing your password signs you out on your other devices.'
            : 'You sign in with another account. Set a password for a second way to sign in.'
        }
      >
        <PasswordForm user={user} />
      </SettingsRow>
      {providers.length > 0 && (
        <SettingsRow title="Linked accounts" text="Other accounts you can use to sign in to Tiebeam.">
          <LinkedSignIns user={user} providers={providers} />
        </SettingsRow>
      )}
      {hasTwoStep && (
        <SettingsRow
          title="Two-step sign-in"
          text="You’ll enter a code from an authenticator app after your password."
        >
          <TwoStep user={user} />
        </SettingsRow>
      )}
      {hasSessions && (
        <SettingsRow title="Sessions" text="See where you’re signed in and sign out of other devices.">
          <Sessions />
        </SettingsRow>
      )}
      <SettingsRow
        title="Language and nation"
        text="Tiebeam uses British English. New deals and calculators follow your nation’s rules, unless the property is in another nation."
      >
        <NationForm user={user} />
      </SettingsRow>
      <SettingsRow title="Sign out" text="You’ll be signed out on this device only.">
        <Button variant="outline" onClick={onLogOut}>
          Sign out
        </Button>
      </SettingsRow>
      {hasClosure && (
        <SettingsRow
          title="Close account"
          text="You have 30 days to change your mind. Then everything is deleted."
        >
          <Button variant="outline" onClick={() => openCloseAccount(user, onClosed)}>
            Close account
          </Button>
        </SettingsRow>
      )}
    </SettingsPage>
  );
}
