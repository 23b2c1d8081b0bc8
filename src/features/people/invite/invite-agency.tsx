import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { failureText } from '@/api/errors';
import { usePost } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { FormAlert } from '@/ui/form/form-alert';
import { closeModal, openModal } from '@/ui/modal/modal-store';

const modalId = 'invite-agency';

interface Agency {
  name: string;
  email: string;
}

/** Asks whether an agency shall be invited to join, by the address it has here. */
export const openInviteAgency = (agency: Agency): void =>
  openModal({ id: modalId, title: `Invite ${agency.name}`, content: <InviteAgency {...agency} /> });

function InviteAgency({ name, email }: Agency) {
  const text = useRef<HTMLParagraphElement>(null);
  const invite = usePost('/auth/invite-user', {
    refreshes: ['/auth/invite-user'],
    // The button goes with the answer.
    onDone: () => text.current?.focus(),
  });
  const [member] = invite.data?.members ?? [];
  return (
    <div className="flex flex-col gap-4">
      <p
        ref={text}
        tabIndex={-1}
        role="status"
        className="text-sm text-pretty text-ink-2 outline-none wrap-anywhere"
      >
        {!invite.isSuccess ? (
          `We’ll email ${email} a link to join Tiebeam. Once ${name} joins, you’ll be connected and can share documents and schedules with them.`
        ) : member ? (
          <>
            {'This address belongs to a member: '}
            <Link
              to="/$username"
              params={{ username: member.username }}
              className="text-link underline"
              onClick={() => closeModal(modalId)}
            >
              {member.fullName}
            </Link>
            {'. Connect with them instead.'}
          </>
        ) : (
          `Invitation sent to ${email}. The link works for 30 days.`
        )}
      </p>
      {invite.isError && <FormAlert text={failureText('Couldn’t send the invitation', invite.error)} />}
      {!invite.isSuccess && (
        <Button
          className="self-start"
          isLoading={invite.isPending}
          loadingLabel="Sending"
          onClick={() => invite.mutate({ body: { emails: [email], uri: location.origin } })}
        >
          Send invitation
        </Button>
      )}
    </div>
  );
}
