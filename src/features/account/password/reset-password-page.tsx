import { Link } from '@tanstack/react-router';
import { LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { formFailure } from '@/api/form-failure';
import { usePost } from '@/api/queries';
import { isLinkToken } from '@/lib/account/link-token';
import { buttonClass } from '@/ui/button/button-class';
import { EmptyState } from '@/ui/states/empty-state';
import { AccountLayout } from '../account-layout';
import { ResetPasswordForm } from './reset-password-form';

interface ResetPasswordPageProps {
  /** As it stands in the address: anything may. */
  token: unknown;
  onChanged: () => void;
}

/** A new password by the link of an e-mail (S10). A token that cannot be one of ours is not sent anywhere. */
export function ResetPasswordPage({ token, onChanged }: ResetPasswordPageProps) {
  const post = usePost('/auth/new-password', { refreshes: [] });
  const [isExpired, setIsExpired] = useState(false);
  const isUsable = isLinkToken(token) && !isExpired;
  const change = async (password: string) => {
    if (!isLinkToken(token)) return;
    try {
      await post.mutateAsync({ body: { token, password } });
    } catch (error) {
      if (!(error instanceof ApiError && error.errors.has('token'))) throw error;
      setIsExpired(true);
      return;
    }
    onChanged();
  };
  return (
    <AccountLayout
      title={isUsable ? 'New password' : 'Link expired'}
      heading={isUsable ? 'Set a new password' : 'This link has expired'}
      intro={
        isUsable
          ? 'You’ll be signed out on all your other devices.'
          : 'Each link works once and expires after an hour. Request a new one.'
      }
    >
      {isUsable ? (
        <ResetPasswordForm
          onSubmit={change}
          failureOf={(error) => formFailure(error, ['password'], 'Couldn’t change your password')}
        />
      ) : (
        <div role="alert">
          <EmptyState
            icon={<LinkIcon />}
            title="Your password hasn’t changed"
            text="You can still sign in with your current password."
            action={
              <Link to="/account/forgot-password" className={buttonClass()}>
                Request a new link
              </Link>
            }
          />
        </div>
      )}
    </AccountLayout>
  );
}
