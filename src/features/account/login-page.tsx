import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePost } from '@/api/queries';
import { tellOtherTabs } from '@/entities/session/news';
import { setSession } from '@/entities/session/queries';
import { Logo } from '@/ui/logo';
import { DemoAccounts, type DemoAccount } from './demo-accounts';
import { LoginForm } from './login-form';
import type { Credentials } from './login-failure';
import { StreetScene } from '@/ui/street-scene';
import { UnreachableNotice } from './unreachable-notice';

interface LoginPageProps {
  demoAccounts: readonly DemoAccount[];
  onSignedIn: () => Promise<void>;
}

/** Sign in (S08); after it the remembered page opens. */
export function LoginPage({ demoAccounts, onSignedIn }: LoginPageProps) {
  const queryClient = useQueryClient();
  const login = usePost('/auth/login', { refreshes: [] });
  const signIn = async (credentials: Credentials) => {
    const { userId } = await login.mutateAsync({ body: credentials });
    setSession(queryClient, userId);
    tellOtherTabs({ signedIn: userId });
    await onSignedIn();
  };
  return (
    <div className="grid min-h-screen grid-cols-[minmax(0,1fr)] lg:grid-cols-2">
      <title>Sign in · Tiebeam</title>
      <div className="flex flex-col px-(--gutter) py-6 md:px-14 md:py-8">
        <header className="inline-flex self-start">
          <Link
            to="/"
            aria-label="Tiebeam home"
            className="touch-target relative inline-flex items-center rounded-md"
          >
            <Logo />
          </Link>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-[392px] flex-1 py-10 outline-none md:flex md:flex-col md:justify-center"
        >
          <h1 className="font-display text-3xl font-bold tracking-display">Welcome back</h1>
          <p className="text-ink-2 mt-1 mb-6">Sign in to your network and portfolio.</p>
          <UnreachableNotice />
          <LoginForm onSubmit={signIn} isSending={login.isPending} />
          <p className="text-ink-2 mt-6 text-sm">
            New here?{' '}
            <Link to="/account/register" className="touch-target text-link relative font-medium">
              Create FREE Account
            </Link>
          </p>
          <DemoAccounts
            accounts={demoAccounts}
            isSigningIn={login.isPending}
            onChoose={({ identifier, password }) => signIn({ identifier, password, remember: true })}
          />
        </main>
        <nav aria-label="Legal" className="text-ink-3 flex gap-4 text-xs">
          <Link to="/terms" className="touch-target relative">
            Terms
          </Link>
          <Link to="/privacy" className="touch-target relative">
            Privacy
          </Link>
          <Link to="/contact" className="touch-target relative">
            Contact
          </Link>
        </nav>
      </div>
      <StreetScene className="max-lg:hidden" />
    </div>
  );
}
