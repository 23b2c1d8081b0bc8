import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { runtimeConfig } from '@/api/runtime-config';
import { usePost } from '@/api/queries';
import { Checkbox } from '@/ui/input/checkbox';
import { showToast } from '@/ui/toast/toast';
import { AccountLayout } from './account-layout';
import { DemoAccounts, type DemoAccount } from './demo-accounts';
import { LoginForm } from './login-form';
import type { Credentials } from './login-failure';
import { keepProof } from './social/pending-proof';
import { offeredProviders, providerNames } from './social/provider';
import { ProviderButtons } from './social/provider-buttons';
import { useProviderSignIn, type OfferedLink } from './social/use-provider-sign-in';
import { useEnter, type OnSignedIn } from './use-enter';

interface LoginPageProps {
  /** What stands above the form. */
  notice?: ReactNode;
  demoAccounts: readonly DemoAccount[];
  onSignedIn: OnSignedIn;
  /** A provider's account that nobody has here yet: the registration goes on with it. */
  onNewcomer: () => void;
}

/** Sign in (S08); after it the remembered page opens. */
export function LoginPage({ notice, demoAccounts, onSignedIn, onNewcomer }: LoginPageProps) {
  const enter = useEnter(onSignedIn);
  const login = usePost('/auth/login', { refreshes: [] });
  const [isEntering, setIsEntering] = useState(false);
  const isSending = login.isPending || isEntering;
  const [offer, setOffer] = useState<OfferedLink | null>(null);
  const [isLinkWanted, setIsLinkWanted] = useState(true);
  const social = useProviderSignIn({
    onSignedIn: enter,
    onNewcomer: (proof) => {
      keepProof(proof);
      onNewcomer();
    },
    onLinkOffered: setOffer,
  });
  const signIn = async (credentials: Credentials) => {
    const answer = await login.mutateAsync({ body: credentials });
    if (answer?.reopened) showToast({ kind: 'success', text: reopenedText, durationMs: 10_000 });
    if (offer && isLinkWanted) void linkNow(offer);
    setIsEntering(true);
    await enter(answer).finally(() => setIsEntering(false));
  };
  return (
    <AccountLayout title="Sign in" heading="Welcome back" intro="Sign in to your network and portfolio.">
      {notice}
      <ProviderButtons
        providers={offeredProviders(runtimeConfig)}
        busyWith={social.busyWith}
        failure={social.failure}
        onChoose={(provider) => void social.signIn(provider)}
      />
      <LoginForm
        onSubmit={signIn}
        isSending={isSending}
        extra={
          offer && (
            <Checkbox
              label={`Link ${providerNames[offer.provider]} to my account when I sign in`}
              checked={isLinkWanted}
              onChange={(event) => setIsLinkWanted(event.target.checked)}
            />
          )
        }
      />
      <p className="text-ink-2 mt-6 text-sm">
        New here?{' '}
        <Link to="/account/register" className="touch-target text-link relative font-medium">
          Create FREE Account
        </Link>
      </p>
      <DemoAccounts
        accounts={demoAccounts}
        isSigningIn={isSending}
        onChoose={({ identifier, password }) => signIn({ identifier, password, remember: true })}
      />
    </AccountLayout>
  );
}

const reopenedText =
  'Your account is open again. If you had a paid plan, it will end after the period you’ve paid for unless you keep it in Settings.';

async function linkNow({ provider, link }: OfferedLink): Promise<void> {
  const name = providerNames[provider];
  await link().then(
    () => showToast({ kind: 'success', text: `${name} is linked to your account`, durationMs: 5000 }),
    () => showToast({ kind: 'error', text: `Couldn’t link ${name}. Try again in Settings.` }),
  );
}
