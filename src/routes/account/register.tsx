import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '@/features/account/register/register-page';
import { useOpenWantedPage } from '../-shell/use-open-wanted-page';

export const Route = createFileRoute('/account/register')({
  validateSearch: ({ invite }: Record<string, unknown>): { invite?: string | undefined } => ({
    // Named although it is undefined: what the address says would stay otherwise.
    invite: isCode(invite) ? String(invite) : undefined,
  }),
  component: Register,
});

/** As the contract has it: up to 100 signs. What is no code is left out. */
const isCode = (code: unknown): code is string | number =>
  (typeof code === 'string' || typeof code === 'number') && /^[\w.-]{1,100}$/.test(String(code));

function Register() {
  const { invite } = Route.useSearch();
  return <RegisterPage invite={invite} onSignedIn={useOpenWantedPage()} />;
}
