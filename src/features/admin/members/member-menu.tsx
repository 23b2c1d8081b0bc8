import { useNavigate } from '@tanstack/react-router';
import {
  CreditCard,
  MailCheck,
  MoreHorizontal,
  ShieldCheck,
  ShieldOff,
  UserRoundCheck,
  UserRoundX,
} from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { useIsOffered } from '@/api/offers';
import { usePost, usePut } from '@/api/queries';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import { openQuestion } from '@/ui/modal/confirm-question';
import { showToast } from '@/ui/toast/toast';
import { openStatusForm, readersOfMembers } from './status-form';

interface MemberMenuProps {
  member: Schemas['User'];
  /** Nobody changes their own role, or suspends themselves. */
  isMe: boolean;
}

/** What an admin can do with another member’s account; each act that others feel is asked about first. */
export function MemberMenu({ member, isMe }: MemberMenuProps) {
  const { id, username, fullName, account } = member;
  const put = usePut('/users/{id}', {
    failureTitle: 'Couldn’t update the account',
    refreshes: readersOfMembers,
    onDone: (_answer, { body }) =>
      showToast({
        kind: 'success',
        text: `${fullName} is ${body?.role === 'admin' ? 'now' : 'no longer'} an admin`,
      }),
  });
  const confirmation = usePost('/users/{id}/email-confirmation', {
    failureTitle: 'Couldn’t send the confirmation email',
    refreshes: ['/admin/audit'],
    onDone: () => showToast({ kind: 'success', text: 'Confirmation email sent' }),
  });
  const hasConfirmation = useIsOffered('post /users/{id}/email-confirmation');
  const navigate = useNavigate();
  if (isMe || account === undefined) return null;
  const isAdmin = account.role === 'admin';
  const isSuspended = account.status === 'suspended';
  const changeRole = () =>
    openQuestion({
      id: `role-${id}`,
      title: isAdmin ? `Remove ${fullName}’s admin access?` : `Make ${fullName} an admin?`,
      text: isAdmin
        ? 'They keep their account but can no longer open the admin pages.'
        : 'Admins can see every account, decide on reports and change what’s published.',
      act: isAdmin ? 'Remove access' : 'Make admin',
      onConfirm: () => put.mutate({ path: { id }, body: { role: isAdmin ? 'user' : 'admin' } }),
    });
  const icon = { 'aria-hidden': true, size: 16 } as const;
  const resend = {
    label: 'Resend confirmation email',
    icon: <MailCheck {...icon} />,
    onSelect: () => confirmation.mutate({ path: { id }, body: { uri: location.origin } }),
  };
  return (
    <Menu
      label={`Actions for ${fullName}`}
      trigger={
        <IconButton label={`Actions for ${fullName}`} size="sm" aria-disabled={put.isPending || undefined}>
          <MoreHorizontal aria-hidden size={17} />
        </IconButton>
      }
      items={[
        isAdmin
          ? { label: 'Remove admin access', icon: <ShieldOff {...icon} />, onSelect: changeRole }
          : { label: 'Make admin', icon: <ShieldCheck {...icon} />, onSelect: changeRole },
        {
          label: 'View subscription',
          icon: <CreditCard {...icon} />,
          onSelect: () => void navigate({ to: '/admin/subscriptions', search: { query: username } }),
        },
        ...(hasConfirmation && !account.emailConfirmed ? [resend] : []),
        'separator',
        isSuspended
          ? {
              label: 'Restore…',
              icon: <UserRoundCheck {...icon} />,
              onSelect: () => openStatusForm(member, 'active'),
            }
          : {
              label: 'Suspend…',
              icon: <UserRoundX {...icon} />,
              isDestructive: true,
              onSelect: () => openStatusForm(member, 'suspended'),
            },
      ]}
    />
  );
}
