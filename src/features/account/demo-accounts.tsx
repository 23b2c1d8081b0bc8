import { Button } from '@/ui/button';
import { Avatar } from '@/ui/avatar';

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
  onChoose: (account: DemoAccount) => void;
}

/** One-click sign-in; shown only while the mock server is on. */
export function DemoAccounts({ accounts, isSigningIn, onChoose }: DemoAccountsProps) {
  if (accounts.length === 0) return null;
  return (
    <section
      aria-labelledby="demo-accounts"
      className="border-line bg-surface-1 mt-8 rounded-[14px] border p-4"
    >
      <h2 id="demo-accounts" className="text-md font-semibold">
        Demo accounts
      </h2>
      <p className="text-ink-2 text-sm">Look around as one of these people. Nothing leaves this browser.</p>
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
              disabled={isSigningIn}
              aria-label={`Sign in as ${account.label}`}
              onClick={() => onChoose(account)}
            >
              Sign in
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
