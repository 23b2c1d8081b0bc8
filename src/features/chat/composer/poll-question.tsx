import { useState, type FormEvent } from 'react';
import { CardPicker } from '@/entities/record/card-picker';
import { poundsText, readPounds } from '@/lib/money/amount-text';
import { formatPounds } from '@/lib/money/money';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import type { ChosenCard } from '../outbox/chosen-cards';
import { useKeptFields } from '../outbox/kept-fields';

const modalId = 'ask-would-you-buy';
/** The greatest price (the contract's limit), £. */
const mostPounds = 100_000_000;

/** Asks about which deal, and at which price, the others shall say whether they would buy. */
export function openPollQuestion({ onAsk, ...place }: PollQuestionProps): void {
  openModal({
    id: modalId,
    title: 'Would you buy?',
    content: (
      <PollQuestion
        {...place}
        onAsk={(card) => {
          closeModal(modalId);
          onAsk(card);
        }}
      />
    ),
  });
}

interface PollQuestionProps {
  userId: number;
  conversationId: number;
  onAsk: (card: ChosenCard) => void;
}

const kept = ['refId', 'title', 'price'] as const;

function PollQuestion({ userId, conversationId, onAsk }: PollQuestionProps) {
  const { typed, change, clear } = useKeptFields(userId, `ask-poll:${conversationId}`, kept);
  const { refId, title = '', price = '' } = typed;
  if (refId === undefined) {
    return (
      <CardPicker
        kind="evaluation"
        onPick={({ refId: chosen, title: called, price: asked }) =>
          change({ refId: chosen, title: called, price: asked === null ? '' : poundsText(asked) })
        }
      />
    );
  }
  return (
    <PriceForm
      title={title}
      text={price}
      onType={(text) => change({ price: text })}
      onAsk={(pounds) => {
        clear();
        const question = `Would you buy at ${formatPounds(pounds)}? ${title}`;
        onAsk({ kind: 'poll', refId, price: pounds, title: question });
      }}
      onBack={clear}
    />
  );
}

interface PriceFormProps {
  /** What the deal is called. */
  title: string;
  /** The price as it is typed. */
  text: string;
  onType: (text: string) => void;
  onAsk: (pounds: number) => void;
  onBack: () => void;
}

function PriceForm({ title, text, onType, onAsk, onBack }: PriceFormProps) {
  const [isAsked, setAsked] = useState(false);
  const price = readPounds(text);
  const isFit = typeof price === 'number' && price >= 1 && price <= mostPounds;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isFit) onAsk(price);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-2 text-sm text-pretty">
        Everyone in the conversation can vote yes or no. Votes are saved with{' '}
        <bdi className="text-ink font-medium">{title}</bdi>.
      </p>
      <Field
        label="At what price?"
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
            onChange={({ currentTarget }) => onType(currentTarget.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onBack}>
          Another deal
        </Button>
        <Button type="submit">Add to message</Button>
      </div>
    </form>
  );
}
