import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { errorMessage } from '@/api/errors';
import { refresh } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { FormAlert } from '@/ui/form/form-alert';
import { showToast } from '@/ui/toast/toast';
import { providerNames, type Provider } from '../social/provider';
import { ProviderLogo } from '../social/provider-logo';
import { useProviderSignIn } from '../social/use-provider-sign-in';
import { saveAccount } from './save-account';

interface LinkedSignInsProps {
  user: Schemas['CurrentUser'];
  /** Those that are linked or can be. */
  providers: readonly Provider[];
}

/** Accounts of other sites that sign me in, to link and to unlink; the last way to sign in stays. */
export function LinkedSignIns({ user, providers }: LinkedSignInsProps) {
  const queryClient = useQueryClient();
  const reason = useId();
  const [unlinking, setUnlinking] = useState<Provider | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const linking = useProviderSignIn({
    onSignedIn: async () => {
      await refresh(queryClient, '/auth/auth-user');
      showToast({ kind: 'success', text: 'Account linked' });
    },
    onNewcomer: () => setFailure('Couldn’t link that account. Try again.'),
  });
  const isOnlyWay = !user.hasPassword && user.providers.length === 1;
  const unlink = async (provider: Provider) => {
    setFailure(null);
    setUnlinking(provider);
    try {
      await saveAccount(queryClient, user.id, {
        providers: user.providers.filter((each) => each !== provider),
      });
      showToast({ kind: 'success', text: `${providerNames[provider]} unlinked` });
    } catch (error) {
      setFailure(errorMessage(error));
    }
    setUnlinking(null);
  };
  const said = failure ?? linking.failure;
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col divide-y divide-line-subtle">
        {providers.map((provider) => {
          const isLinked = user.providers.includes(provider);
          const name = providerNames[provider];
          return (
            <li key={provider} className="flex min-h-12 flex-wrap items-center gap-3 py-1.5">
              <ProviderLogo provider={provider} />
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{name}</span>
                <span className="text-sm text-ink-2">{isLinked ? 'Linked' : 'Not linked'}</span>
              </span>
              <Button
                variant="outline"
                size="sm"
                aria-label={`${isLinked ? 'Unlink' : 'Link'} ${name}`}
                aria-describedby={isLinked && isOnlyWay ? reason : undefined}
                disabled={(isLinked && isOnlyWay) || linking.busyWith !== null || unlinking !== null}
                isLoading={linking.busyWith === provider || unlinking === provider}
                loadingLabel={isLinked ? 'Unlinking' : 'Linking'}
                onClick={() => void (isLinked ? unlink(provider) : linking.signIn(provider))}
              >
                {isLinked ? 'Unlink' : 'Link'}
              </Button>
            </li>
          );
        })}
      </ul>
      {isOnlyWay && (
        <p id={reason} className="text-sm text-ink-2">
          This is your only way to sign in. Set a password first.
        </p>
      )}
      {said !== null && <FormAlert text={said} />}
    </div>
  );
}
