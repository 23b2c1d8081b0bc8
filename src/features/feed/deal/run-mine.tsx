import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { complete } from '@/api/answers/complete';
import { SomeEvaluationInputs } from '@/api/answers/deals.gen';
import type { Schemas } from '@/api/contract';
import { read, usePost } from '@/api/queries';
import { readAmount } from '@/lib/money/amount-input';
import { londonDay } from '@/lib/dates/calendar-day';
import { ownFiguresOf, shownFigure, type OwnFigure } from '@/lib/evaluation/my-numbers';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { Spinner } from '@/ui/states/spinner';
import { comparedFigures } from './related/comparison';
import { ComparedTable } from './related/compared-table';
import { copyBody, myCopy } from './my-copy';

interface RunMineProps {
  snapshot: Schemas['Snapshot'];
  deal: Schemas['SharedDeal'];
  /** Goes to the evaluation that was made, or to their list where the server did not name it. */
  onOpen: (uuid: string | undefined) => void;
}

const modalId = 'run-mine';

/** Opens a shared deal under the reader's own assumptions. */
export function openRunMine(props: RunMineProps): void {
  const deal = structuredClone(props.deal);
  // The feed leaves the inputs as the server sent them: only this dialog reads them.
  complete(deal.inputs, SomeEvaluationInputs);
  const content = <RunMine {...props} deal={deal} />;
  openModal({ id: modalId, title: 'Run with my numbers', size: 'md', content });
}

const words: Readonly<Record<OwnFigure, { label: string; unit: string }>> = {
  price: { label: 'Price', unit: '£' },
  works: { label: 'Works', unit: '£' },
  gdv: { label: 'Value after works', unit: '£' },
  rentPcm: { label: 'Monthly rent', unit: '£' },
  adr: { label: 'Nightly rate', unit: '£' },
  occupancyPct: { label: 'Occupancy', unit: '%' },
  salePrice: { label: 'Sale price', unit: '£' },
  headRent: { label: 'Annual rent to the landlord', unit: '£' },
};

const most: Readonly<Partial<Record<OwnFigure, number>>> = {
  rentPcm: 1_000_000,
  adr: 100_000,
  occupancyPct: 100,
};
const mostPounds = 100_000_000;

/** What was typed, as a figure the server takes; undefined for none. */
function figureOf(name: OwnFigure, text: string): number | undefined {
  const value = readAmount(text);
  return value === null || value > (most[name] ?? mostPounds) ? undefined : value;
}

/** Theirs and mine side by side: what is known of the home stays, how it is bought and run is the reader's own. */
export function RunMine({ snapshot, deal, onOpen }: RunMineProps) {
  const [texts, setTexts] = useState<Readonly<Partial<Record<OwnFigure, string>>>>({});
  const root = useRef<HTMLDivElement>(null);
  const [day] = useState(() => londonDay(new Date()));
  const settings = useQuery({ ...read('/evaluation-settings'), staleTime: 5 * 60_000 });
  const create = usePost('/evaluations', {
    failureTitle: 'Couldn’t create your copy',
    onDone: (made) => {
      closeModal(modalId);
      onOpen(made?.id);
    },
  });
  if (settings.isPending) {
    return (
      <div className="grid place-items-center py-8">
        <Spinner size="medium" label="Loading evaluation profile" />
      </div>
    );
  }
  const profile = settings.data?.data.find(({ isDefault }) => isDefault);
  const typed = Object.entries(texts).flatMap(([name, text]) => {
    // The keys are those written below.
    const value = figureOf(name as OwnFigure, text);
    return value === undefined ? [] : [[name, value]];
  });
  const { inputs, results } = myCopy(deal, profile, Object.fromEntries(typed), day);
  const names = ownFiguresOf[deal.strategy];
  const isWrong = names.some((name) => texts[name] && figureOf(name, texts[name]) === undefined);
  const isWhole = results.missing.length === 0 && !isWrong;
  const hidden = names.filter((name) => shownFigure(deal.inputs, name) === null);
  return (
    <div ref={root} className="flex flex-col gap-4">
      <p className="text-ink-2 text-sm text-pretty">
        {`Purchase costs, mortgage, running costs and tax come from ${profile ? `your profile “${profile.name}”` : 'Tiebeam’s default assumptions'}. `}
        {hidden.length > 0 && 'The owner has hidden some figures. Enter your own estimates. '}
        The original stays as it is.
      </p>
      {settings.isError && (
        <p role="alert" className="text-red-ink text-sm">
          Couldn’t load your evaluation profile.{' '}
          <button type="button" className="text-link underline" onClick={() => void settings.refetch()}>
            Retry
          </button>
        </p>
      )}
      <div className="grid gap-3 md:grid-cols-2">
        {names.map((name) => {
          const shown = shownFigure(deal.inputs, name);
          const text = texts[name] ?? (shown === null ? '' : String(Math.round(shown)));
          return (
            <Field
              key={name}
              label={words[name].label}
              hint={shown === null ? 'Hidden by the owner' : undefined}
              error={
                text !== '' && figureOf(name, text) === undefined
                  ? 'Enter an amount, such as 172,500 or 172k'
                  : undefined
              }
            >
              {(control) => (
                <Input
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  icon={words[name].unit === '£' ? '£' : undefined}
                  suffix={words[name].unit === '£' ? undefined : words[name].unit}
                  value={text}
                  onChange={({ currentTarget }) => setTexts({ ...texts, [name]: currentTarget.value })}
                />
              )}
            </Field>
          );
        })}
      </div>
      <ComparedTable rows={comparedFigures(snapshot, deal, isWhole ? results.headline : undefined)} />
      {!isWhole && <p className="text-ink-3 text-sm">Complete the figures above to see yours.</p>}
      <Button
        className="self-end"
        isLoading={create.isPending}
        loadingLabel="Creating your copy"
        onClick={() => {
          if (isWrong) return root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
          create.mutate({ body: copyBody(snapshot, deal, profile, inputs) });
        }}
      >
        Open my copy
      </Button>
    </div>
  );
}
