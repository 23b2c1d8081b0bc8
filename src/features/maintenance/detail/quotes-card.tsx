import { useQueryClient } from '@tanstack/react-query';
import { Check, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { contactName, ContractorChoices } from '@/entities/contact/use-contacts';
import { openPartForm } from '@/entities/record/described/part-form';
import { formatPounds } from '@/lib/money/money';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Card } from '@/ui/card';
import { showUndo } from '@/ui/toast/undo';
import type { Job } from '../job/job-text';
import { changeJob, rereadJob, restoreQuote, useJobChange } from '../job/job-writes';
import { compareQuotes, estimateAfter, maxQuotes, withAccepted, type ComparedQuote } from '../job/quotes';
import type { JobKnown } from './job-known';

/** The quotes for a job, the lowest first; accepting one makes its contractor and its amount those of the job. */
export function QuotesCard({ job, known }: JobKnown & { job: Job }) {
  const queryClient = useQueryClient();
  const { change, isPending } = useJobChange(job, queryClient);
  const heading = useRef<HTMLHeadingElement>(null);
  const { quotes } = job;
  const isOpen = job.status === 'open' || job.status === 'in_progress' || job.status === 'deferred';
  const nameOf = (contactId: string) => {
    const contact = known.contacts.get(contactId);
    return contact ? contactName(contact) : 'Unknown contact';
  };
  const keep = (next: Job['quotes'], onSaved?: () => void) => {
    change({ quotes: next, ...estimateAfter(job, next) }, onSaved);
    // What was pressed may be gone with it.
    heading.current?.focus();
  };
  const [said, say] = useState('');
  const accept = ({ quote, index }: ComparedQuote, accepted: boolean) =>
    keep(withAccepted(quotes, accepted ? index : null), () =>
      say(
        accepted
          ? `Quote from ${nameOf(quote.contactId)} accepted`
          : `Acceptance of the quote from ${nameOf(quote.contactId)} withdrawn`,
      ),
    );
  const remove = (index: number) =>
    keep(quotes.toSpliced(index, 1), () =>
      showUndo('Quote removed', () => void restoreQuote(queryClient, job, index)),
    );
  const add = () =>
    openPartForm<{ contactId: string; amount: number; file: string | null }>({
      id: 'job-quote',
      title: 'Add a quote',
      submit: 'Add quote',
      sending: 'Adding',
      done: 'Quote added',
      fields: [
        {
          name: 'contactId',
          kind: 'choice',
          label: 'Contractor',
          isRequired: true,
          isWide: true,
          Choices: ContractorChoices,
        },
        {
          name: 'amount',
          kind: 'pounds',
          label: 'Amount',
          isRequired: true,
          max: 1e9,
          hint: 'Including VAT',
        },
        { name: 'file', kind: 'text', label: 'Reference', maxLength: 200 },
      ],
      row: job,
      reread: () => rereadJob(queryClient, job),
      save: async (quote, updatedAt) => {
        // Another one may have been added meanwhile: the list is sent whole.
        const now = updatedAt === job.updatedAt ? job : await rereadJob(queryClient, job);
        return changeJob(queryClient, job, {
          quotes: [...now.quotes, { ...quote, accepted: false }],
          updatedAt,
        });
      },
    });
  return (
    <Card as="section" aria-label="Quotes">
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-md font-semibold outline-none">
          Quotes
        </h2>
        {isOpen && quotes.length < maxQuotes && (
          <Button variant="outline" size="sm" icon={<Plus aria-hidden size={15} />} onClick={add}>
            Add quote
          </Button>
        )}
      </div>
      {quotes.length === 0 ? (
        <p className="text-sm text-ink-2">{`No quotes yet. Compare up to ${maxQuotes}.`}</p>
      ) : (
        <ul>
          {compareQuotes(quotes).map((compared) => (
            <QuoteRow
              key={`${compared.quote.contactId}-${compared.index}`}
              compared={compared}
              name={nameOf(compared.quote.contactId)}
              isLowestOfSeveral={quotes.length > 1 && compared.above === 0}
              isBusy={isPending}
              onAccept={isOpen ? (accepted) => accept(compared, accepted) : undefined}
              onRemove={() => remove(compared.index)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface QuoteRowProps {
  compared: ComparedQuote;
  name: string;
  isLowestOfSeveral: boolean;
  isBusy: boolean;
  /** Left out once the job is done: then nothing can be changed. */
  onAccept: ((accepted: boolean) => void) | undefined;
  onRemove: () => void;
}

function QuoteRow({ compared, name, isLowestOfSeveral, isBusy, onAccept, onRemove }: QuoteRowProps) {
  const { quote, above } = compared;
  const { amount, accepted, file } = quote;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line-subtle py-2.5 last:border-0 last:pb-0">
      <span className="min-w-40 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          {accepted && (
            <Badge tone="green" icon={<Check size={13} />}>
              Accepted
            </Badge>
          )}
        </span>
        {file !== null && <span className="block text-xs text-ink-3 wrap-anywhere">{file}</span>}
      </span>
      <span className="num text-right">
        <span className="block font-medium">{formatPounds(amount)}</span>
        <span className="block text-xs text-ink-3">
          {isLowestOfSeveral ? 'Lowest' : above > 0 && `${formatPounds(above)} more`}
        </span>
      </span>
      {onAccept && (
        <span className="flex items-center gap-1">
          <Button
            variant="outline"
            size="sm"
            disabled={isBusy}
            aria-label={
              accepted ? `Withdraw acceptance of ${name}` : `Accept ${name}, ${formatPounds(amount)}`
            }
            onClick={() => onAccept(!accepted)}
          >
            {accepted ? 'Withdraw' : 'Accept'}
          </Button>
          <IconButton label={`Remove the quote from ${name}`} size="sm" disabled={isBusy} onClick={onRemove}>
            <Trash2 aria-hidden size={15} />
          </IconButton>
        </span>
      )}
    </li>
  );
}
