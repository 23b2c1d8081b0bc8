import type { Schemas } from '@/api/contract';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { loadStyled } from '@/ui/theme/page-styles';

/** The banner for a member whose e-mail address is not confirmed (specification §4); for everybody else no code at all. */
export function ConfirmationCorner({ user }: { user: Schemas['CurrentUser'] }) {
  // A server may leave the address out, or have none.
  const isNeeded = Boolean(user.email) && !user.emailConfirmed;
  const banner = useLazyPart(
    () => loadStyled(() => import('@/features/email-confirmation/confirmation-banner')),
    isNeeded,
  );
  return banner && isNeeded && <banner.ConfirmationBanner email={user.email} />;
}
