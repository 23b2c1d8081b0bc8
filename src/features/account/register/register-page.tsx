import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePost } from '@/api/queries';
import { runtimeConfig } from '@/api/runtime-config';
import { TurnedOff } from '@/entities/setting/turned-off';
import { AccountLayout } from '../account-layout';
import { forgetProof, keepProof, pendingProof } from '../social/pending-proof';
import { offeredProviders } from '../social/provider';
import { ProviderButtons } from '../social/provider-buttons';
import { useProviderSignIn } from '../social/use-provider-sign-in';
import { useEnter, type OnSignedIn } from '../use-enter';
import { InviteCard } from './invite-card';
import { RegisterForm } from './register-form';
import { registrationOf, type RegisterText } from './register-rules';

interface RegisterPageProps {
  /** The code of an invitation, from the link's query. */
  invite: string | undefined;
  onSignedIn: OnSignedIn;
}

/** Create an account (S09): by e-mail and password, or with what a provider has proved. */
export function RegisterPage({ invite, onSignedIn }: RegisterPageProps) {
  const enter = useEnter(onSignedIn);
  const [proof, setProof] = useState(pendingProof);
  const post = usePost('/users', { refreshes: [] });
  const social = useProviderSignIn({
    onSignedIn: enter,
    onNewcomer: (found) => {
      keepProof(found);
      setProof(found);
    },
  });
  const register = async (text: RegisterText) => {
    const body = registrationOf(text, { proof, invite, uri: location.origin });
    const member = await post.mutateAsync({ body });
    forgetProof();
    // Nobody who is new here has chosen another start page.
    await enter({ ...(member && { userId: member.id }), startPage: '/' });
  };
  return (
    <AccountLayout
      title="Create FREE Account"
      heading="Create your account"
      intro={proof ? `Almost done: ${proof.email} is confirmed.` : 'Free to join. No card needed.'}
    >
      <div className="empty:hidden mb-5">
        <TurnedOff feature="registration" />
      </div>
      {invite !== undefined && <InviteCard code={invite} />}
      {proof === null && (
        <ProviderButtons
          providers={offeredProviders(runtimeConfig)}
          busyWith={social.busyWith}
          failure={social.failure}
          onChoose={(provider) => void social.signIn(provider)}
        />
      )}
      <RegisterForm key={proof?.registrationToken} proof={proof} onSubmit={register} />
      <p className="mt-6 text-sm text-ink-2">
        Already have an account?{' '}
        <Link to="/account/login" className="touch-target relative font-medium text-link">
          Sign in
        </Link>
      </p>
    </AccountLayout>
  );
}
