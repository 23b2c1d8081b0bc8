import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { Button } from '@/ui/button/button';
import { buttonClass } from '@/ui/button/button-class';
import { Card } from '@/ui/card';
import { focusIntoView } from '@/ui/focus/focus-on-mount';
import { ContactForm } from './contact-form';

interface ContactPageProps {
  member: { id: number; fullName: string; email: string } | undefined;
  /** Beside the form. */
  newsletter: ReactNode;
}

/** How to reach us, and the newsletter (S07). */
export function ContactPage({ member, newsletter }: ContactPageProps) {
  const [receipt, setReceipt] = useState<Schemas['SupportReceipt'] | 'none' | null>(null);
  return (
    <div className="mx-auto grid max-w-(--page-max) grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 px-(--gutter) py-10 lg:grid-cols-[minmax(0,680px)_minmax(0,320px)]">
      <div>
        <h1 className="font-display text-4xl font-bold tracking-display">Contact us</h1>
        <p className="mt-3 mb-7 text-lg text-pretty text-ink-2">
          We read every message and usually reply within one working day.
          {member !== undefined && (
            <>
              {' '}
              Your answer may already be in the{' '}
              <Link to="/knowledge-base" className="text-link underline">
                Knowledge Base
              </Link>
              . To see what you’ve sent us before, go to{' '}
              <Link to="/settings/support" className="text-link underline">
                your tickets
              </Link>
              .
            </>
          )}
        </p>
        {receipt === null ? (
          <ContactForm member={member} onSent={(sent) => setReceipt(sent ?? 'none')} />
        ) : (
          <Receipt receipt={receipt} isMember={member !== undefined} onMore={() => setReceipt(null)} />
        )}
      </div>
      <aside className="flex flex-col gap-3.5 self-start">
        <Card as="section">{newsletter}</Card>
        <Card as="section">
          <h2 className="text-md font-semibold">Before you write</h2>
          <p className="mt-1 text-sm text-pretty text-ink-2">
            We can’t give tax or legal advice, and we’ll never ask for your password or card number. To report
            a post or member for breaking the{' '}
            <Link to="/terms" className="text-link underline">
              terms of use
            </Link>
            , use Report in the menu on the post or profile.
          </p>
        </Card>
      </aside>
    </div>
  );
}

interface ReceiptProps {
  /** `none`: the server took the message and did not name it. */
  receipt: Schemas['SupportReceipt'] | 'none';
  isMember: boolean;
  onMore: () => void;
}

function Receipt({ receipt, isMember, onMore }: ReceiptProps) {
  return (
    <Card as="section" className="flex flex-col items-start gap-2">
      <CircleCheck aria-hidden size={28} strokeWidth={1.75} className="text-green-ink" />
      {/* the form that had the focus is gone */}
      <h2 ref={focusIntoView} tabIndex={-1} className="text-xl font-semibold outline-none">
        {receipt === 'none'
          ? 'Thanks, we’ve received your message'
          : `Thanks. Your reference is ${receipt.reference}`}
      </h2>
      {receipt !== 'none' && (
        <p className="text-base wrap-anywhere text-ink-2">
          We’ll reply to <bdi>{receipt.email}</bdi> within {receipt.replyWithinHours} working{' '}
          {receipt.replyWithinHours === 1 ? 'hour' : 'hours'}. We’ve emailed you a copy.
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2.5">
        {isMember && receipt !== 'none' && (
          <Link to="/settings/support" search={{ ticket: receipt.id }} className={buttonClass()}>
            View ticket
          </Link>
        )}
        <Button variant="outline" onClick={onMore}>
          Send another message
        </Button>
      </div>
    </Card>
  );
}
