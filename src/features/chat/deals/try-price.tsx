import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { errorMessage } from '@/api/errors';
import { numberText, poundsText, readPercent, readPounds } from '@/lib/money/amount-text';
import { applyOverrides } from '@/lib/evaluation/inputs/overrides';
import { formatPounds } from '@/lib/money/money';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { FormAlert } from '@/ui/form/form-alert';
import { Input } from '@/ui/input/input';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { Skeleton } from '@/ui/states/skeleton';
import { showToast } from '@/ui/toast/toast';
import { NoRoomError, useAddScenario } from '../data/add-scenario';
import { useKeptFields } from '../outbox/kept-fields';
import { dealQuery } from '../data/shown-deals';
import {
  baseOf,
  cardFigure,
  comparedLabels,
  headlineWith,
  mayChange,
  overridesOf,
  triedIn,
  tryTitle,
  type Evaluation,
  type Tried,
} from './deal-figures';

const modalId = 'try-price';

/** Opens the panel in which another price of a deal is tried. */
export function openTryPrice({ userId, deal }: { userId: number; deal: Evaluation }): void {
  openModal({
    id: modalId,
    title: tryTitle(deal),
    content: <TryPrice userId={userId} evaluationId={deal.id} />,
  });
}

interface TryPriceProps {
  userId: number;
  evaluationId: string;
}

function TryPrice({ userId, evaluationId }: TryPriceProps) {
  const { data, error } = useQuery(dealQuery(evaluationId));
  if (data?.access === 'full') return <TryForm userId={userId} deal={data} />;
  if (error) return <FormAlert text={errorMessage(error)} />;
  return <Skeleton className="h-64" />;
}

const labels: Readonly<Record<Tried, string>> = {
  price: 'Price',
  rent: 'Rent',
  deposit: 'Deposit',
  adr: 'Nightly rate',
  gdv: 'Value after works',
  salePrice: 'Sale price',
};
const suffixes: Partial<Record<Tried, string>> = { rent: 'pcm', deposit: '%', adr: 'per night' };
/** The greatest figures (the contract's limits). */
const most: Readonly<Record<Tried, number>> = {
  price: 100_000_000,
  rent: 1_000_000,
  deposit: 100,
  adr: 100_000,
  gdv: 100_000_000,
  salePrice: 100_000_000,
};

function readTried(tried: Tried, text: string): number | null {
  const value = tried === 'deposit' ? readPercent(text) : readPounds(text);
  return typeof value === 'number' && value >= 0 && value <= most[tried] ? value : null;
}

const textOf = (tried: Tried, value: number | null) =>
  tried === 'deposit' ? numberText(value) : poundsText(value);

const inWords = (tried: Tried, value: number | null) =>
  value === null ? 'none' : tried === 'deposit' ? `${numberText(value)}%` : formatPounds(value);

const kept = ['price', 'rent', 'deposit', 'adr', 'gdv', 'salePrice', 'name'] as const;

/**
 * A few figures of the deal to try, with what comes of them at once; what is kept becomes a scenario that all its people see.
 * Whoever may only look at the deal keeps nothing.
 */
function TryForm({ userId, deal }: { userId: number; deal: Evaluation }) {
  // What was typed; a field that was not touched follows the deal.
  const { typed, change, settle } = useKeptFields(userId, `try-price:${deal.id}`, kept);
  const name = typed.name ?? '';
  const mayKeep = mayChange(deal);
  const [isAsked, setAsked] = useState(false);
  const sent = useRef(typed);
  const add = useAddScenario(() => settle(sent.current));
  const fields = triedIn(deal);
  const read = fields.map((tried) => {
    const text = typed[tried] ?? textOf(tried, baseOf(deal, tried));
    return { tried, text, value: typed[tried] === undefined ? baseOf(deal, tried) : readTried(tried, text) };
  });
  const isReadable = read.every(({ tried, value }) => value !== null || typed[tried] === undefined);
  const overrides = overridesOf(
    deal,
    read.flatMap(({ tried, value }) => (value === null ? [] : [[tried, value] as const])),
  );
  const isChanged = Object.keys(overrides).length > 0;
  const now = deal.results.headline;
  const then = isReadable ? headlineWith(deal, applyOverrides(deal.inputs, overrides)) : null;
  const price = read.find(({ tried }) => tried === 'price')?.value ?? null;
  const ownName = price === null ? 'Different rent' : `At ${formatPounds(price)}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!mayKeep || !isReadable || !isChanged || add.isPending) return;
    sent.current = typed;
    add.mutate(
      { deal, name: name.trim() || ownName, overrides },
      {
        onSuccess: () => {
          closeModal(modalId);
          showToast({ kind: 'success', text: 'Scenario saved' });
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid gap-3.5 min-[480px]:grid-cols-2">
        {read.map(({ tried, text, value }) => (
          <Field
            key={tried}
            label={labels[tried]}
            error={
              value === null && typed[tried] !== undefined
                ? `Enter ${tried === 'deposit' ? 'a percentage from 0 to 100' : 'an amount'}`
                : undefined
            }
            hint={`In the deal: ${inWords(tried, baseOf(deal, tried))}`}
          >
            {(control) => (
              <Input
                {...control}
                {...(tried === fields[0] && { 'data-autofocus': true })}
                value={text}
                inputMode="decimal"
                autoComplete="off"
                icon={tried === 'deposit' ? undefined : '£'}
                suffix={suffixes[tried]}
                className={`num ${tried === 'deposit' ? '' : '[&_input]:pl-7'}`}
                onChange={({ currentTarget }) => change({ [tried]: currentTarget.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <table className="w-full text-sm">
        <caption className="sr-only">Result</caption>
        <thead>
          <tr className="text-ink-2 border-line border-b text-xs">
            <th scope="col" className="py-1.5 text-left font-medium">
              Figure
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              In the deal
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              What if
            </th>
          </tr>
        </thead>
        <tbody>
          {comparedLabels(deal).map((label) => (
            <tr key={label} className="border-line-subtle border-b last:border-0">
              <th scope="row" className="text-ink-2 py-1.5 text-left font-normal">
                {label}
              </th>
              <td className="num py-1.5 text-right">{cardFigure(now, label)}</td>
              <td className="num py-1.5 text-right font-semibold">
                {then ? cardFigure(then, label) : 'n/a'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {mayKeep ? (
        <>
          <Field
            label="Name"
            isOptional
            hint={isAsked && isReadable && !isChanged ? 'Change a figure first' : undefined}
          >
            {(control) => (
              <Input
                {...control}
                value={name}
                placeholder={ownName}
                maxLength={56}
                onChange={({ currentTarget }) => change({ name: currentTarget.value })}
              />
            )}
          </Field>
          {add.error && (
            <FormAlert
              text={add.error instanceof NoRoomError ? add.error.message : errorMessage(add.error)}
            />
          )}
          <Button type="submit" className="self-end" isLoading={add.isPending} loadingLabel="Saving">
            Save as a scenario
          </Button>
        </>
      ) : (
        <p className="text-ink-2 text-sm text-pretty">
          You can view this deal but not edit it. Nothing you try here changes it.
        </p>
      )}
    </form>
  );
}
