import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { errorMessage, hasStatus } from '@/api/errors';
import { usePost } from '@/api/queries';
import { runtimeConfig } from '@/api/runtime-config';
import { askApple, askFacebook, askGoogle } from './ask-provider';
import { IncompleteSignIn, providerNames, UnreachableProvider, type Provider } from './provider';

/** The provider's proof sent once more, now that somebody is signed in: it links the provider to their account. */
export interface OfferedLink {
  provider: Provider;
  link: () => Promise<unknown>;
}

interface Outcomes {
  onSignedIn: (answer?: Schemas['SignedIn']) => Promise<void>;
  /** Nobody has this e-mail address yet. */
  onNewcomer: (proof: Schemas['RegistrationNeeded']) => void;
  /** The e-mail address has an account with a password: signing in with that comes first. */
  onLinkOffered?: ((offer: OfferedLink) => void) | undefined;
}

/** Signs in by a provider: asks it, then the server. What went wrong is said in `failure`. */
export function useProviderSignIn({ onSignedIn, onNewcomer, onLinkOffered }: Outcomes) {
  const google = usePost('/auth/google-oauth', { refreshes: [] });
  const facebook = usePost('/auth/facebook-oauth', { refreshes: [] });
  const apple = usePost('/auth/apple-oauth', { refreshes: [] });
  const [busyWith, setBusyWith] = useState<Provider | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  /** Asks the provider; what comes back sends its proof to the server, as often as it is called. */
  const prove = async (provider: Provider) => {
    if (provider === 'google') {
      const body = await askGoogle(runtimeConfig);
      return () => google.mutateAsync({ body });
    }
    if (provider === 'facebook') {
      const body = await askFacebook(runtimeConfig);
      return () => facebook.mutateAsync({ body });
    }
    const body = await askApple(runtimeConfig);
    return () => apple.mutateAsync({ body });
  };

  const signIn = async (provider: Provider) => {
    if (busyWith !== null) return;
    setBusyWith(provider);
    setFailure(null);
    let send: (() => Promise<Schemas['SocialSignIn'] | undefined>) | undefined;
    try {
      send = await prove(provider);
      const answer = await send();
      if (answer && 'needsRegistration' in answer) onNewcomer(answer);
      else await onSignedIn(answer);
    } catch (error) {
      setFailure(failureText(error, providerNames[provider]));
      if (send && hasStatus(error, 409)) onLinkOffered?.({ provider, link: send });
    } finally {
      setBusyWith(null);
    }
  };
  return { signIn, busyWith, failure };
}

function failureText(error: unknown, name: string): string {
  if (error instanceof IncompleteSignIn) return `Couldn’t sign you in with ${name}. Try again.`;
  if (error instanceof UnreachableProvider) {
    return `${name} isn’t responding. Use your email and password, or try again later.`;
  }
  return errorMessage(error);
}
