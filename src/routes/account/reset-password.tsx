import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ResetPasswordPage } from '@/features/account/password/reset-password-page';
import { showToast } from '@/ui/toast/toast';

export const Route = createFileRoute('/account/reset-password')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: unknown } =>
    token === undefined ? {} : { token },
  component: ResetPassword,
});

function ResetPassword() {
  const router = useRouter();
  const { token } = Route.useSearch();
  return (
    <ResetPasswordPage
      // A token of digits alone is read as a number.
      token={typeof token === 'number' ? String(token) : token}
      onChanged={() => {
        showToast({
          kind: 'success',
          text: 'Your new password is set. Sign in with it.',
          durationMs: 5000,
        });
        void router.navigate({ to: '/account/login', replace: true });
      }}
    />
  );
}
