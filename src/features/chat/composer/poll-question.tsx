import { useState, type FormEvent } from 'react';
import type { Schemas } from '@/api/contract';
import { poundsText, readPounds } from '@/lib/amount-text';
import { formatPounds } from '@/lib/money';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { closeModal, openModal } from '@/ui/modal-store';
import type { ChosenCard } from '../data/chosen-files';
import { DealPicker } from './deal-picker';

const modalId = 'ask-would-you-buy';
/** The greatest price (the contract's limit), £. */
const mostPounds = 100_000_000;

/** Asks about which deal, and at which price, the others shall say whether they would buy. */
export function openPollQuestion(onAsk: (card: ChosenCard) => void): void {
  openModal({
    id: modalId,
    title: 'Would you buy?',
    content: (
      <PollQuestion
        onAsk={(card) => {
          closeModal(modalId);
          onAsk(card);
        }}
      />
    ),
  });
}

function PollQuestion({ onAsk }: { onAsk: (card: ChosenCard) => void }) {
  const [deal, setDeal] = useState<Schemas['EvaluationSummary'] | null>(null);
  if (deal === null) return <DealPicker onChoose={setDeal} />;
  return <PriceForm deal={deal} onAsk={onAsk} onBack={() => setDeal(null)} />;
}

interface PriceFormProps {
  deal: Schemas['EvaluationSummary'];
  onAsk: (card: ChosenCard) => void;
  onBack: () => void;
}

function PriceForm({ deal, onAsk, onBack }: PriceFormProps) {
  const [text, setText] = useState(deal.headline.price > 0 ? poundsText(deal.headline.price) : '');
  const [isAsked, setAsked] = useState(false);
  const price = readPounds(text);
  const isFit = typeof price === 'number' && price >= 1 && price <= mostPounds;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isFit) return;
    const title = `Would you buy at ${formatPounds(price)}? ${deal.title}`;
    onAsk({ kind: 'poll', refId: deal.id, price, title });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-2 text-sm text-pretty">
        Everybody in the conversation can say yes or no. What they say is kept with{' '}
        <bdi className="text-ink font-medium">{deal.title}</bdi>.
      </p>
      <Field
        label="At which price?"
        error={isAsked && !isFit ? 'Enter a price between £1 and £100m' : undefined}
      >
        {(control) => (
          <Input
            {...control}
            data-autofocus
            value={text}
            inputMode="decimal"
            autoComplete="off"
            icon="£"
            className="num [&_input]:pl-7"
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onBack}>
          Another deal
        </Button>
        <Button type="submit">Add to the message</Button>
      </div>
    </form>
  );
}
