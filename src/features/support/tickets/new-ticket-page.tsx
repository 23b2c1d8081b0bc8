import type { Schemas } from '@/api/contract';
import { showToast } from '@/ui/toast/toast';
import { Card } from '@/ui/card';
import { ContactForm } from '../contact-form';
import { TicketsFrame } from './tickets-frame';

interface NewTicketPageProps {
  user: Pick<Schemas['CurrentUser'], 'id' | 'fullName' | 'email'>;
  /** Given the new ticket's id, unless the server did not say it. */
  onSent: (id: string | undefined) => void;
}

/** A new question to support, with up to three photos; the account says who asks. */
export function NewTicketPage({ user, onSent }: NewTicketPageProps) {
  return (
    <TicketsFrame
      isInner
      title="New ticket"
      text={
        <>
          We’ll reply here and to <bdi className="wrap-anywhere">{user.email}</bdi>. Never send us a password
          or card number.
        </>
      }
    >
      <Card className="max-w-[680px]">
        <ContactForm
          member={user}
          asksWho={false}
          onSent={(receipt) => {
            showToast({
              kind: 'success',
              text:
                receipt === undefined
                  ? 'Thanks, we’ve received your message'
                  : `Thanks. Your reference is ${receipt.reference}`,
              durationMs: 5000,
            });
            onSent(receipt?.id);
          }}
        />
      </Card>
    </TicketsFrame>
  );
}
