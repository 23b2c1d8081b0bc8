import { useState } from 'react';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { Avatar } from '@/ui/avatar/avatar';
import { useCountdown } from '@/ui/text/use-countdown';
import { FormAlert } from '@/ui/form/form-alert';
import { loginFailure } from './login-failure';

/** A person of the mock server whom a visitor can sign in as with one click. */
export interface DemoAccount {
  label: string;
  fullName: string;
  description: string;
  identifier: string;
  password: string;
}

interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  isSigningIn: boolean;
  /** Rejects when the sign-in fails; the card then says why. */
  onChoose: (account: DemoAccount) => Promise<unknown>;
}

/** One-click sign-in; shown only while the mock server is on. */
export function DemoAccounts({ accounts, isSigningIn, onChoose }: DemoAccountsProps) {
  const [chosen, setChosen] = useState<DemoAccount | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const [secondsToWait, startWaiting] = useCountdown();
  if (accounts.length === 0) return null;

  const choose = async (account: DemoAccount) => {
    setChosen(account);
    setComplaint(null);
    try {
      await onChoose(account);
    } catch (error) {
      const failure = loginFailure(error);
      setComplaint(failure.text);
      startWaiting(failure.waitSeconds);
    }
  };

  return (
    <section
      aria-labelledby="demo-accounts"
      className="border-line bg-surface-1 mt-8 rounded-[14px] border p-4"
    >
      <h2 id="demo-accounts" className="text-md font-semibold">
        Demo accounts
      </h2>
      <p className="text-ink-2 text-sm">
        Explore Tiebeam as one of these members. Nothing leaves this browser.
      </p>
      {complaint !== null && (
        <div className="mt-3">
          <FormAlert text={complaint} />
        </div>
      )}
      {secondsToWait > 0 && (
        <p className="text-ink-2 mt-1 text-sm">Try again in {counted(secondsToWait, 'second')}</p>
      )}
      <ul className="mt-3 flex flex-col gap-1">
        {accounts.map((account) => (
          <li key={account.identifier} className="flex items-center gap-3 py-1">
            <Avatar fullName={account.fullName} size={40} isDecorative />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{account.label}</span>
              <span className="text-ink-3 block text-xs">{account.description}</span>
            </span>
            <Button
              variant="soft"
              size="sm"
              isLoading={isSigningIn && chosen === account}
              disabled={isSigningIn || secondsToWait > 0}
              aria-label={`Sign in as ${account.label}`}
              onClick={() => void choose(account)}
            >
              Sign in
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
