import { Suspense, memo } from 'react';
import { figureId } from '@/lib/evaluation/formulas/figure-token';
import type { Criteria } from '@/lib/evaluation/judgement/criteria';
import { whenIdle } from '@/lib/timing/when-idle';
import { preloadable } from '@/ui/lazy/preloadable';
import { Skeleton } from '@/ui/states/skeleton';
import { hasMortgage, type Evaluation } from '@/features/evaluations/model/deal';
import { DutyCard } from '@/features/evaluations/stamp-duty/duty-card';
import { useEditor, useEvaluation } from '../editor/editor-context';
import { NotesCard } from '../editor/notes-card';
import { holdTitle, hasLenderTest, lenderTitle, sensitivityTitle } from '../results/card-titles';
import { YearOneCard } from '../results/year-one/year-one-card';
import { Followed, LaterPart } from './later-part';

const HoldCard = preloadable(() => import('../results/hold-card').then(({ HoldCard }) => HoldCard));
const LenderCard = preloadable(() => import('../inputs/lender-card').then(({ LenderCard }) => LenderCard));
const SensitivityCard = preloadable(() =>
  import('../results/sensitivity-card').then(({ SensitivityCard }) => SensitivityCard),
);
const OfferCard = preloadable(() => import('../inputs/offer-card').then(({ OfferCard }) => OfferCard));
const ImagesCard = preloadable(() => import('../images/images-card').then(({ ImagesCard }) => ImagesCard));

const ScenariosCard = preloadable(() =>
  import('@/features/evaluations/scenarios/scenarios-card').then(({ ScenariosCard }) => ScenariosCard),
);

const AskedCard = preloadable(() =>
  import('@/features/evaluations/asked/asked-card').then(({ AskedCard }) => AskedCard),
);

const OpinionsCard = preloadable(() =>
  import('@/features/evaluations/opinions/opinions-card').then(({ OpinionsCard }) => OpinionsCard),
);

const ComplianceCard = preloadable(() =>
  import('@/features/evaluations/compliance/compliance-card').then(({ ComplianceCard }) => ComplianceCard),
);
const AnyDateCard = preloadable(() =>
  import('@/features/evaluations/any-date/any-date-card').then(({ AnyDateCard }) => AnyDateCard),
);

/** Their code comes while nothing else is to be done; what could not be fetched is asked for again where it is drawn. */
const preloadCards = () =>
  whenIdle(() => {
    for (const { preload } of [
      HoldCard,
      LenderCard,
      SensitivityCard,
      OfferCard,
      ImagesCard,
      ScenariosCard,
      AskedCard,
      OpinionsCard,
      ComplianceCard,
      AnyDateCard,
    ])
      preload().catch(() => {});
  });

interface ResultCardsProps {
  record: Evaluation;
  criteria: Criteria;
  isReadOnly: boolean;
  /** The member may write notes. */
  canWrite: boolean;
}

/** What the deal comes to below the tiles, card by card. */
export const ResultCards = memo(function ResultCards({
  record,
  criteria,
  isReadOnly,
  canWrite,
}: ResultCardsProps) {
  const { strategy } = useEvaluation();
  const isMortgaged = useEditor(({ deal }) => hasMortgage(deal, strategy));
  return (
    <div
      ref={preloadCards}
      className="grid min-w-0 grid-cols-1 gap-4 md:grid-cols-2 md:items-start lg:col-start-2"
    >
      {strategy !== 'flip' && (
        <LaterPart
          isWide
          isAtOnce
          title={holdTitle(strategy)}
          room="[--room:474px] md:[--room:412px] lg:[--room:394px]"
        >
          <HoldCard />
        </LaterPart>
      )}
      <LaterPart title={strategy === 'flip' ? 'The sale' : 'Year 1'} room="[--room:386px]">
        <YearOneCard />
      </LaterPart>
      <LaterPart id={figureId('stampDuty')} title="Stamp duty" room="[--room:445px]">
        <DutyCard />
      </LaterPart>
      <LaterPart
        title={lenderTitle(strategy)}
        room={hasLenderTest(strategy) ? '[--room:415px]' : '[--room:240px]'}
      >
        <LenderCard />
      </LaterPart>
      <LaterPart title={sensitivityTitle(strategy, isMortgaged)} room="[--room:332px]">
        <SensitivityCard />
      </LaterPart>
      {strategy !== 'r2r' && (
        <LaterPart isWide title="Offer ladder" room="[--room:667px] md:[--room:481px]">
          <OfferCard criteria={criteria} />
        </LaterPart>
      )}
      {record.soundings.length > 0 && (
        <LaterPart isWide title="Would others buy?" room="[--room:160px]">
          <AskedCard soundings={record.soundings} />
        </LaterPart>
      )}
      {record.myRole === 'owner' && record.version > 0 && (
        // Out of view too, as it hears of answers and has them read.
        <div className="min-w-0 empty:hidden md:col-span-2">
          <Suspense fallback={<Skeleton className="h-40 rounded-[14px]" />}>
            <OpinionsCard />
          </Suspense>
        </div>
      )}
      <LaterPart isWide title="What if" room="[--room:663px] md:[--room:507px]">
        <ScenariosCard />
      </LaterPart>
      <Followed className="min-w-0 empty:hidden md:col-span-2">
        <Suspense fallback={null}>
          <ComplianceCard />
        </Suspense>
      </Followed>
      {strategy !== 'r2r' && (
        <LaterPart isWide title="Completing on another date" room="[--room:754px] md:[--room:662px]">
          <AnyDateCard />
        </LaterPart>
      )}
      <NotesCard canWrite={canWrite} />
      <LaterPart title="Photos" room="[--room:420px]">
        <ImagesCard isReadOnly={isReadOnly} />
      </LaterPart>
    </div>
  );
});
