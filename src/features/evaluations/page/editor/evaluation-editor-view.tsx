import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import type { Criteria } from '@/lib/evaluation/judgement/criteria';
import { FixedAreaUnit } from '@/ui/area/area-unit';
import { useLightPrint } from '@/ui/theme/use-light-print';
import type { Evaluation } from '@/features/evaluations/model/deal';
import { registerOpenEvaluation } from '@/features/evaluations/model/open-editor';
import { evaluationQueries } from '@/features/evaluations/queries';
import { ConflictCard } from './conflict-card';
import { profileOf } from '../results/criteria';
import { EvaluationProvider } from './editor-context';
import { EvaluationHeader } from '../evaluation-header';
import { InputPanel } from '../inputs/input-panel';
import { NotesAbout } from './notes-about';
import { PageKeys } from '../page-keys';
import { PrintedInputs } from '../inputs/printed-inputs';
import { ResultCards } from '../parts/result-cards';
import { WholePage } from '../parts/whole-page';
import { ResultTiles } from '../results/result-tiles';
import { SaveNote } from './save-note';
import { ServerCheckNote } from './server-check-note';
import { StickyFigures } from '../results/sticky-figures';
import { StrategyTabs } from '../inputs/strategy-tabs';
import { useEvaluationEditor } from './use-evaluation-editor';
import { useShowFormula } from './use-show-formula';
import { VerdictLine } from '../results/verdict-line';

const noCriteria: Criteria = {
  minRoi: null,
  minGrossYield: null,
  minCashFlowPcm: null,
  maxCashIn: null,
  maxMoneyLeftIn: null,
  minIcr: null,
};

export interface EvaluationViewProps {
  record: Evaluation;
  userId: number;
  /** The strategy of the address; the main one when it has none. */
  strategy: Strategy | undefined;
  onStrategy: (strategy: Strategy) => void;
  areLettersOn: boolean;
}

/** One deal with all its numbers: what it is worked out from on the left, what comes of it on the right; on phones results first. */
export function EvaluationEditorView({
  record,
  userId,
  strategy: asked,
  onStrategy,
  areLettersOn,
}: EvaluationViewProps) {
  const isReadOnly = (record.myRole !== 'owner' && record.myRole !== 'edit') || record.deletedAt !== null;
  const isSilent = isReadOnly && record.myRole !== 'comment';
  const { editor, status, saveNow } = useEvaluationEditor(record, userId, isSilent);
  useLightPrint();
  useEffect(
    () => (isSilent ? undefined : registerOpenEvaluation({ id: record.id, editor })),
    [isSilent, record.id, editor],
  );
  const settings = useQuery(evaluationQueries.settings());
  const profile = profileOf(settings.data?.data, record.settingsId);
  const criteria = profile?.criteria ?? noCriteria;
  const known =
    record.strategies.includes(asked ?? record.primary) ||
    editor.getState().deal.strategies.includes(asked ?? record.primary);
  const strategy = known ? (asked ?? record.primary) : record.primary;
  const showFormula = useShowFormula(editor, strategy);
  const context = useMemo(
    () => ({ editor, strategy, isReadOnly, status, showFormula }),
    [editor, strategy, isReadOnly, status, showFormula],
  );
  return (
    <EvaluationProvider value={context}>
      <FixedAreaUnit value={profile?.areaUnit ?? null}>
        <WholePage>
          <PageKeys areLettersOn={areLettersOn} onStrategy={onStrategy} />
          <div className="mx-auto flex max-w-(--page-max) flex-col gap-4 pb-24">
            <EvaluationHeader saveNote={<SaveNote onRetry={saveNow} />} saveNow={saveNow} />
            <ConflictCard />
            {import.meta.env.DEV && <ServerCheckNote />}
            <StrategyTabs onChange={onStrategy}>
              <div className="mt-3 grid grid-cols-1 gap-4 lg:grid-cols-[348px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start">
                <div className="flex min-w-0 flex-col gap-4 lg:col-start-2 lg:row-start-1">
                  <VerdictLine criteria={criteria} profile={profile?.name ?? ''} />
                  <ResultTiles />
                  <NotesAbout />
                </div>
                <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 print:hidden">
                  <StickyFigures />
                  <InputPanel />
                </div>
                <ResultCards
                  record={record}
                  criteria={criteria}
                  isReadOnly={isReadOnly}
                  canWrite={!isSilent}
                />
              </div>
            </StrategyTabs>
            <PrintedInputs />
            <p className="text-xs text-pretty text-ink-3">
              Estimates based on the figures above, not advice. Tax is indicative and leaves out other income,
              losses carried forward and marginal relief.
            </p>
          </div>
        </WholePage>
      </FixedAreaUnit>
    </EvaluationProvider>
  );
}
