import { useInfiniteQuery } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { usePost } from '@/api/queries';
import { Badge, type BadgeTone } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/states/empty-state';
import { RelativeTime } from '@/ui/text/relative-time';
import { safeRows } from '@/ui/rows/safe-rows';
import { showToast } from '@/ui/toast/toast';
import { useLongRows } from '@/ui/rows/use-long-rows';
import { useNow } from '@/ui/text/use-now';
import { connectionQueries } from '../list/connection-list';
import { InviteForm } from './invite-form';
import { PagedList } from '../people/paged-list';
import { PersonalLink } from './personal-link';

type Invitation = Schemas['Invitation'];

const states: Record<Invitation['status'], { text: string; tone: BadgeTone }> = {
  sent: { text: 'Sent', tone: 'neutral' },
  joined: { text: 'Joined', tone: 'green' },
  expired: { text: 'Expired', tone: 'amber' },
};

/** Ways to bring people here: e-mail, my own link, and what became of those I invited. */
export function InvitePanel() {
  const now = useNow();
  const list = useInfiniteQuery(connectionQueries.invitations());
  const code = list.data?.pages[0]?.personalCode;
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const { shown, list: listed } = useLongRows<(typeof rows)[number], HTMLUListElement>(rows, {
    keyOf: ({ id }) => id,
    rowHeight: 61,
  });
  return (
    <div className="flex flex-col gap-8">
      <InviteForm />
      {code && (
        <PersonalLink address={`${location.origin}/account/register?invite=${encodeURIComponent(code)}`} />
      )}
      <section aria-label="Invitations">
        <h2 className="text-md mb-2 font-semibold">Invitations</h2>
        <PagedList what="invitations" list={list}>
          {rows.length === 0 ? (
            <EmptyState
              icon={<MailPlus aria-hidden size={22} />}
              title="No invitations yet"
              text="Your invitations and their status will appear here."
            />
          ) : (
            <ul ref={listed} className="divide-line-subtle divide-y">
              {safeRows(shown, 'invitation', (invitation) => (
                <li key={invitation.id} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2.5">
                  <div className="min-w-0 flex-1 basis-44">
                    <p className="wrap-anywhere">{invitation.email}</p>
                    <p className="text-ink-3 text-xs">
                      <RelativeTime at={invitation.sentAt} now={now} />
                    </p>
                  </div>
                  <Badge tone={states[invitation.status].tone}>{states[invitation.status].text}</Badge>
                  {invitation.status !== 'joined' && <Resend invitation={invitation} />}
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </section>
    </div>
  );
}

function Resend({ invitation: { email, message } }: { invitation: Invitation }) {
  const invite = usePost('/auth/invite-user', {
    failureTitle: 'Couldn’t send the invitation',
    onDone: () => showToast({ kind: 'success', text: `Invitation resent to ${email}` }),
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      isLoading={invite.isPending}
      aria-label={`Resend to ${email}`}
      onClick={() =>
        invite.mutate({ body: { emails: [email], ...(message && { message }), uri: location.origin } })
      }
    >
      Resend
    </Button>
  );
}
