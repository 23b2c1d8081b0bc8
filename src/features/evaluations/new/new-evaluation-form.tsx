import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState, type FormEvent } from 'react';
import { createStore } from 'zustand/vanilla';
import type { SaveStatus } from '../model/autosave';
import type { Schemas } from '@/api/contract';
import { failureAdvice, hasStatus } from '@/api/errors';
import { usePost } from '@/api/queries';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { FixedAreaUnit } from '@/ui/area/area-unit';
import { Tabs } from '@/ui/tabs';
import { useStore } from 'zustand';
import { EvaluationProvider } from '../page/editor/editor-context';
import { useShowFormula } from '../page/editor/use-show-formula';
import { labelAt } from '../page/fields/path-text';
import { ExitCard, FinanceCard, LeaseFeesCard, PurchaseCard, WorksCard } from '../page/inputs/input-panel';
import { CostsCard, IncomeCard } from '../page/inputs/running-cards';
import { FirstFigures, FirstResults } from './first-results';
import { Segments } from '@/ui/input/segments';
import { newBody } from './new-body';
import { ProfileChoice, type MissingProfiles } from './profile-choice';
import { PropertyStep } from './property-step';
import { QuickStep } from './quick-step';
import { StrategyStep } from './strategy-step';
import { useNewDeal } from './use-new-deal';

export type NewStep = 'property' | 'strategy' | 'buying' | 'finance' | 'income';

const stepNames: readonly (readonly [id: NewStep, name: string])[] = [
  ['property', 'Property'],
  ['strategy', 'Strategy'],
  ['buying', 'Buying'],
  ['finance', 'Finance'],
  ['income', 'Income'],
];
/** Rent-to-rent neither buys nor borrows. */
const leaseSteps = stepNames.flatMap(([id, name]) =>
  id === 'finance' ? [] : [[id, id === 'buying' ? 'Setting up' : name] as const],
);
const stepsOf = (strategy: Strategy) =>
  (strategy === 'r2r' ? leaseSteps : stepNames).map(([id, name], at) => ({ id, label: `${at + 1} ${name}` }));

interface NewEvaluationFormProps {
  user: Schemas['CurrentUser'];
  profiles: readonly Schemas['EvaluationSetting'][];
  missing: MissingProfiles | null;
  step: NewStep | undefined;
  onStep: (step: NewStep | undefined) => void;
}

/** The figures of a deal that is not made yet, with its results beside them. */
export function NewEvaluationForm({ user, profiles, missing, step: wanted, onStep }: NewEvaluationFormProps) {
  const navigate = useNavigate();
  const { editor, profile, choose, forget } = useNewDeal(user, profiles);
  const [status] = useState(() => createStore<SaveStatus>(() => ({ kind: 'saved' })));
  const primary = useStore(editor, (state) => state.deal.primary);
  const isUntitled = useStore(editor, (state) => state.deal.title.trim() === '');
  const [isChecked, setChecked] = useState(false);
  /** A field with a text that cannot be used, on a step or in a card that is not open. */
  const [hiddenError, setHiddenError] = useState<string>();
  const create = usePost('/evaluations', {
    onUndo: (_context, _args, error) => {
      if (hasStatus(error, 422))
        status.setState({ kind: 'refused', message: error.message, errors: error.errors }, true);
    },
    onDone: (made) => {
      forget();
      void navigate(
        made
          ? { to: '/property-evaluations/$uuid', params: { uuid: made.id }, replace: true }
          : { to: '/property-evaluations', replace: true },
      );
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    setChecked(true);
    setHiddenError(undefined);
    if (isUntitled && step !== undefined && step !== 'property') onStep('property');
    const [wrong] = Object.keys(editor.getState().wrong);
    if (isUntitled || wrong !== undefined) {
      // A field shows its error once it is left.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      setTimeout(() => {
        const field = document.querySelector<HTMLElement>('form [aria-invalid]');
        field?.focus();
        if (!field && !isUntitled) setHiddenError(wrong);
      });
      return;
    }
    create.mutate({ body: newBody(editor.getState()) });
  };
  const isQuick = wanted === undefined;
  const showFormula = useShowFormula(editor, primary, isQuick);
  const context = useMemo(
    () => ({ editor, strategy: primary, isReadOnly: false, isNew: true, isQuick, status, showFormula }),
    [editor, primary, isQuick, status, showFormula],
  );
  const titleError = isChecked && isUntitled ? 'Enter a title' : undefined;
  const steps = stepsOf(primary);
  const step = primary === 'r2r' && wanted === 'finance' ? 'income' : wanted;
  const at = steps.findIndex(({ id }) => id === step);
  const next = steps[at + 1];
  return (
    <EvaluationProvider value={context}>
      <FixedAreaUnit value={profile?.areaUnit ?? null}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields arrive here */}
        <form
          noValidate
          aria-label="New evaluation"
          onSubmit={submit}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
          className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,460px)_minmax(0,1fr)] lg:items-start"
        >
          <div className="flex min-w-0 flex-col gap-3">
            <FirstFigures />
            <Segments
              label="How to start"
              isLabelHidden
              value={step === undefined ? 'quick' : 'steps'}
              onChange={(how) => onStep(how === 'quick' ? undefined : 'property')}
              options={[
                ['quick', 'Quick start'],
                ['steps', 'Step by step'],
              ]}
            />
            <ProfileChoice profiles={profiles} missing={missing} chosenId={profile?.id} onChoose={choose} />
            {step === undefined ? (
              <Card>
                <QuickStep titleError={titleError} isChecked={isChecked} />
              </Card>
            ) : (
              <Tabs label="Steps" activeId={step} onChange={onStep} tabs={steps}>
                <Card isPadded={step === 'property' || step === 'strategy'} className="mt-3 overflow-hidden">
                  {step === 'property' && <PropertyStep titleError={titleError} isChecked={isChecked} />}
                  {step === 'strategy' && <StrategyStep />}
                  {step === 'buying' && (
                    <>
                      {primary === 'r2r' ? <LeaseFeesCard /> : <PurchaseCard />}
                      <WorksCard />
                    </>
                  )}
                  {step === 'finance' && <FinanceCard strategy={primary} isMain />}
                  {step === 'income' && (
                    <>
                      {primary !== 'flip' && <IncomeCard strategy={primary} />}
                      {primary !== 'flip' && <CostsCard strategy={primary} />}
                      <ExitCard strategy={primary} />
                    </>
                  )}
                </Card>
              </Tabs>
            )}
            {hiddenError !== undefined && (
              <p role="alert" className="text-sm text-red-ink">
                {`Couldn’t create the evaluation. Check “${labelAt(hiddenError, { strategy: primary })}” in “Step by step”.`}
              </p>
            )}
            {create.isError && (
              <p role="alert" className="text-sm text-red-ink">
                {`${failureAdvice('Couldn’t create the evaluation', create.error)} Your entries are still here.`}
              </p>
            )}
            <div className="flex flex-wrap justify-end gap-2">
              {next && step !== undefined && (
                <Button variant="outline" onClick={() => onStep(next.id)}>
                  Next step
                </Button>
              )}
              <Button type="submit" isLoading={create.isPending} loadingLabel="Creating">
                Create evaluation
              </Button>
            </div>
          </div>
          <div className="min-w-0">
            <FirstResults />
          </div>
        </form>
      </FixedAreaUnit>
    </EvaluationProvider>
  );
}
