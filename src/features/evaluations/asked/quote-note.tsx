import type { Schemas } from '@/api/contract';
import { formatDate } from '@/lib/dates/dates';
import { quoteText } from '@/lib/evaluation/inputs/quote-lines';
import { MessageLink } from './message-link';

/** Below a figure: what became of the latest quote that was asked for it, with the way to the message. */
export function QuoteNote({ quote }: { quote: Schemas['EvaluationQuote'] }) {
  return <MessageLink to={quote.message}>{quoteWords(quote)}</MessageLink>;
}

/** `Asked Callum Reyes for a quote`, `£1,150 quoted by Callum Reyes`, `Quote by Callum Reyes, 21 November 2026`. */
function quoteWords({ line, status, amount, asked, by, at }: Schemas['EvaluationQuote']): string {
  const names = asked.map(({ fullName }) => fullName).join(', ');
  const who = by?.fullName ?? (names || 'A former member');
  if (status === 'asked' || amount === null) return `Asked ${who} for a quote`;
  if (status === 'accepted') return `Quote from ${who}, ${formatDate(at).replace(/^\w+, /, '')}`;
  return `${quoteText(line, amount)} quoted by ${who}${status === 'declined' ? ', declined' : ''}`;
}
