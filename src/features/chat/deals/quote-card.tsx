import { Link } from '@tanstack/react-router';
import { ReceiptPoundSterling } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { errorMessage } from '@/api/errors';
import { isQuoteExpired, quoteText } from '@/lib/evaluation/inputs/quote-lines';
import { Button } from '@/ui/button/button';
import { showToast } from '@/ui/toast/toast';
import { showUndo } from '@/ui/toast/undo';
import { useNow } from '@/ui/text/use-now';
import { useQuoteChange } from '../data/deal-writes';
import type { CardPlace } from './card-place';
import { shortDay } from '../wording';
import { openGiveQuote } from './give-quote';

type Decision = Schemas['QuoteDecision']['decision'];

const words = {
  asked: 'Waiting for a figure',
  answered: 'Quoted',
  accepted: 'Accepted into the deal, quoted',
  declined: 'Declined, quoted',
} as const;

const today = (now: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(now);

/** A figure that somebody is asked for: the others give it, whoever asked accepts it into the deal or declines it. */
export function QuoteCard({ quote, place }: { quote: Schemas['ChatQuote']; place: CardPlace }) {
  const { message, userId, canWrite } = place;
  const change = useQuoteChange(message.conversation.id);
  const now = useNow();
  const { label, title, refId, line, status, amount, note, validUntil, answeredBy, mayOpen } = quote;
  const isMine = message.sender.id === userId;
  const isExpired = status === 'answered' && isQuoteExpired(validUntil, today(now));
  const decide = (decision: Decision) =>
    change.mutate(
      {
        path: { id: message.conversation.id, messageId: message.id },
        body: {
          quoteDecision: {
            decision,
            ...(decision === 'accept' && amount !== null && { amount, evenIfExpired: isExpired }),
          },
        },
      },
      {
        onError: (error) => showToast({ kind: 'error', text: errorMessage(error) }),
        onSuccess: () =>
          decision === 'accept' && showUndo(`${label} is now the quoted figure`, () => decide('undo')),
      },
    );
  return (
    <section aria-label={`Quote: ${label}`} className="w-[300px] max-w-full py-1">
      <div className="flex items-center gap-3">
        <span className="bg-surface-1 text-primary grid size-10 shrink-0 place-items-center rounded-[10px]">
          <ReceiptPoundSterling aria-hidden size={19} strokeWidth={1.75} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="font-semibold text-pretty">
            <bdi>{label}</bdi>
          </p>
          {mayOpen ? (
            <Link
              to="/property-evaluations/$uuid"
              params={{ uuid: refId }}
              className="touch-target text-link relative block truncate text-xs hover:underline"
            >
              <bdi>{title}</bdi>
            </Link>
          ) : (
            <bdi className="text-ink-2 block truncate text-xs">{title}</bdi>
          )}
        </div>
      </div>
      {amount !== null && <p className="num mt-2 text-lg/7 font-semibold">{quoteText(line, amount)}</p>}
      {note !== '' && (
        <p dir="auto" className="text-sm text-pretty wrap-anywhere">
          {note}
        </p>
      )}
      <p className="text-ink-2 mt-1 text-xs text-pretty">
        {[
          words[status],
          ...(answeredBy ? [answeredBy.id === userId ? 'by you' : `by ${answeredBy.fullName}`] : []),
        ].join(' ')}
        {validUntil !== null &&
          (isExpired
            ? `. It was valid until ${shortDay(validUntil)}`
            : `, valid until ${shortDay(validUntil)}`)}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2 empty:hidden">
        {isMine && status === 'answered' && (
          <>
            <Button size="sm" isLoading={change.isPending} onClick={() => decide('accept')}>
              {isExpired ? 'Accept anyway' : 'Accept'}
            </Button>
            <Button size="sm" variant="outline" disabled={change.isPending} onClick={() => decide('decline')}>
              Decline
            </Button>
          </>
        )}
        {isMine && (status === 'accepted' || status === 'declined') && (
          <Button size="sm" variant="outline" isLoading={change.isPending} onClick={() => decide('undo')}>
            Withdraw
          </Button>
        )}
        {!isMine && canWrite && status !== 'accepted' && (
          <Button
            size="sm"
            variant={status === 'asked' ? 'primary' : 'outline'}
            onClick={() => openGiveQuote({ userId, message, quote })}
          >
            {status === 'asked' ? 'Give quote' : 'Change quote'}
          </Button>
        )}
      </div>
    </section>
  );
}
