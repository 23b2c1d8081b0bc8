import { Plus, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { worksRoom } from '@/lib/evaluation/inputs/viewing-works';
import { amountProblem } from '@/lib/money/reading/amount-problem';
import { readPounds } from '@/lib/money/amount-text';
import { formatPounds } from '@/lib/money/money';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Card } from '@/ui/card';
import { KeptFocus } from '@/ui/focus/kept-focus';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { worksOf } from '../notes/figures';
import { blankCheck, keyOf, rowName, withCheck, withoutCheck } from '../notes/notes';
import { useViewing } from '../viewing-context';
import { costLimits } from './cost';
import { CostField } from './cost-field';
import { looseWorks } from './rooms';

/** Works that are no fault of one room, with their costs: they go into the evaluation's refurbishment. */
export function WorksCard() {
  const { kept, edit } = useViewing();
  const works = looseWorks(kept.notes);
  return (
    <Card as="section" aria-label="Refurbishment" className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-semibold">Refurbishment</h2>
        <p className="num text-sm text-ink-2">{`${formatPounds(worksOf(kept.notes))} in total`}</p>
      </div>
      <p className="text-sm text-ink-2">
        {kept.viewing.evaluationId === null
          ? 'The cost of fixing the problems above counts too.'
          : 'These works and the cost of fixing the problems above are added to the evaluation’s refurbishment cost.'}
      </p>
      <KeptFocus ids={works.map(rowName)}>
        <div className="flex flex-col gap-3">
          {works.length > 0 && (
            <ul className="flex flex-col">
              {works.map((work) => (
                <li
                  key={keyOf(work)}
                  data-row={rowName(work)}
                  className="flex items-end justify-between gap-3 border-b border-line-subtle py-2.5 first:pt-0"
                >
                  <CostField
                    label={work.item}
                    value={work.cost}
                    onChange={(cost) => edit((notes) => withCheck(notes, work, { cost }))}
                  />
                  <IconButton
                    label={`Remove “${work.item}”`}
                    onClick={() => edit((notes) => withoutCheck(notes, work))}
                  >
                    <Trash2 aria-hidden size={17} />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
          <AddWork names={works.map(({ item }) => item)} />
        </div>
      </KeptFocus>
    </Card>
  );
}

function AddWork({ names }: { names: readonly string[] }) {
  const { edit } = useViewing();
  const [item, setItem] = useState('');
  const [cost, setCost] = useState('');
  const [isJudged, setJudged] = useState(false);
  const pounds = readPounds(cost);
  const isTaken = names.some((name) => name.toLowerCase() === item.trim().toLowerCase());
  const itemError =
    item.trim() === ''
      ? 'Enter the work needed, such as a new boiler'
      : isTaken
        ? 'This is already on the list'
        : undefined;
  const costError = amountProblem(pounds, { ...costLimits, isOptional: false });
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    flushSync(() => setJudged(true));
    if (itemError !== undefined || costError !== undefined || typeof pounds !== 'number') {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    edit((notes) => withCheck(notes, blankCheck(worksRoom, item.trim()), { state: 'issue', cost: pounds }));
    setItem('');
    setCost('');
    setJudged(false);
  };
  return (
    <form noValidate onSubmit={add} aria-label="Add works" className="flex flex-wrap items-start gap-3">
      <div className="min-w-40 flex-1">
        <Field label="Work needed" error={isJudged ? itemError : undefined}>
          {(control) => (
            <Input
              {...control}
              value={item}
              maxLength={100}
              onChange={({ currentTarget }) => setItem(currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <div className="w-36">
        <Field label="Cost including VAT" error={isJudged ? costError : undefined}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              icon="£"
              className="num [&_input]:pl-7"
              value={cost}
              onChange={({ currentTarget }) => setCost(currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="outline" className="sm:mt-6" icon={<Plus aria-hidden size={16} />}>
        Add works
      </Button>
    </form>
  );
}
