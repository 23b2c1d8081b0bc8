import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { leased } from '@/lib/evaluation/strategies/letting';
import { feeTotal, purchaseLoan, refurbTotal } from '@/lib/evaluation/strategies/purchase';
import { formatPounds } from '@/lib/money/money';
import { Card } from '@/ui/card';
import { AskQuote } from '@/features/evaluations/asked/ask-quote';
import { PropertyCard } from '@/features/evaluations/property/property-card';
import { AddedFee } from './added-fee';
import { ChoiceField } from '../fields/choice-field';
import { DateField } from '../fields/date-field';
import { useEditor, useEvaluation } from '../editor/editor-context';
import { InputCard, WideRow } from './input-card';
import { NumberField } from '../fields/number-field';
import { LoanField } from '../fields/loan-field';
import { Numbers } from '../results/numbers';
import { RefurbLines } from './refurb-lines';
import { CostsCard, IncomeCard } from './running-cards';
import { SegmentField } from '../fields/segment-field';
import { TextField } from '../fields/text-field';
import { loanProducts, nations, repaymentMethods } from '../fields/choice-text';

const feeLines = [
  'fees.legal',
  'fees.survey',
  'fees.broker',
  'fees.mortgageArrangement',
  'fees.sourcing',
  'fees.planning',
];
/** So many lines of works are offered one by one; a menu holds no more. */
const mostAsked = 12;

/** Everything the deal is worked out from, in cards; those that the strategy does not use are absent. */
export function InputPanel() {
  const { strategy } = useEvaluation();
  return (
    <Card isPadded={false} as="section" aria-label="Deal figures" className="overflow-hidden">
      <PropertyCard />
      {strategy === 'r2r' ? <LeaseFeesCard /> : <PurchaseCard />}
      <WorksCard />
      {strategy !== 'r2r' && <FinanceCard strategy={strategy} />}
      {strategy !== 'flip' && <IncomeCard strategy={strategy} />}
      {strategy !== 'flip' && <CostsCard strategy={strategy} />}
      <ExitCard strategy={strategy} />
      <TaxCard />
    </Card>
  );
}

/** Price, day and place, and the fees of buying. */
export function PurchaseCard() {
  const fees = useEditor(({ deal }) => feeTotal(deal.inputs.fees));
  const isScottish = useEditor(({ deal }) => deal.nation === 'scotland');
  const isByHand = useEditor(({ deal }) => deal.inputs.stampDutyOverride !== null);
  return (
    <>
      <InputCard title="Purchase" isMain>
        <Numbers paths={['inputs.price', 'inputs.askingPrice']} />
        <DateField />
        <ChoiceField path="nation" label="Nation" options={nations} />
      </InputCard>
      <InputCard title="Fees" note={formatPounds(fees)} isOpen={false}>
        <Numbers
          paths={[
            'inputs.fees.legal',
            'inputs.fees.survey',
            'inputs.fees.broker',
            'inputs.fees.mortgageArrangement',
            'inputs.fees.sourcing',
            'inputs.fees.auction',
            'inputs.fees.planning',
            'inputs.fees.other',
          ]}
        />
        <NumberField path="inputs.stampDutyOverride" />
        {isByHand && (
          <WideRow>
            <TextField
              path="inputs.stampDutyReason"
              label={`Reason for ${isScottish ? 'LBTT' : 'stamp duty'} override`}
              placeholder="Such as buying from a connected company"
              maxLength={200}
              isOptional
            />
          </WideRow>
        )}
        <WideRow>
          <AskQuote lines={feeLines} />
        </WideRow>
      </InputCard>
    </>
  );
}

/** The fees of taking on a lease: nothing is bought or borrowed. */
export function LeaseFeesCard() {
  const fees = useEditor(({ deal }) => feeTotal(leased(deal.inputs).fees));
  return (
    <InputCard title="Fees" note={formatPounds(fees)} isOpen={false}>
      <Numbers
        paths={[
          'inputs.fees.legal',
          'inputs.fees.survey',
          'inputs.fees.sourcing',
          'inputs.fees.planning',
          'inputs.fees.other',
        ]}
      />
    </InputCard>
  );
}

/** Lines of works, contingency and furnishing. */
export function WorksCard() {
  const total = useEditor(({ deal }) => refurbTotal(deal.inputs.refurb) + deal.inputs.furnishing);
  const count = useEditor(({ deal }) => deal.inputs.refurb.items.length);
  const each = Array.from({ length: Math.min(count, mostAsked) }, (_, place) => `refurb.items.${place}.rate`);
  return (
    <InputCard title="Works and furnishing" note={formatPounds(total)}>
      <WideRow>
        <RefurbLines />
      </WideRow>
      <WideRow>
        <AskQuote lines={['refurb.total', ...each]} />
      </WideRow>
      <Numbers paths={['inputs.refurb.contingencyPct', 'inputs.furnishing']} />
    </InputCard>
  );
}

/** How it is bought: cash, mortgage or bridge, and the refinance. */
export function FinanceCard({
  strategy,
  isMain = false,
}: {
  strategy: Strategy;
  /** It is all there is on the screen, so phones do not fold it away. */
  isMain?: boolean;
}) {
  const loan = useEditor(({ deal }) => purchaseLoan(deal.inputs).amount);
  const kind = useEditor(({ deal }) => deal.inputs.finance.kind);
  const isBridged = strategy === 'brrr' || strategy === 'flip';
  const isCash = kind === 'cash';
  const isPriced = useEditor(({ deal }) => deal.inputs.price > 0);
  return (
    <>
      <InputCard
        title="Finance"
        isMain={isMain}
        note={isBridged || isCash || !isPriced ? undefined : `${formatPounds(loan)} loan`}
      >
        <WideRow>
          <SegmentField
            path="inputs.finance.kind"
            label="Funding"
            // A home to keep is judged by its long loan, one to refinance or sell by its bridge.
            shownAs={(value) => (value === 'cash' ? value : isBridged ? 'bridge' : 'mortgage')}
            options={
              isBridged
                ? [
                    ['cash', 'Cash'],
                    ['bridge', 'Bridging'],
                  ]
                : [
                    ['cash', 'Cash'],
                    ['mortgage', 'Mortgage'],
                  ]
            }
          />
        </WideRow>
        {!isCash && isBridged && (
          <Numbers
            paths={[
              'inputs.finance.bridge.ltv',
              'inputs.finance.bridge.monthlyRate',
              'inputs.finance.bridge.arrangementPct',
              'inputs.finance.bridge.exitPct',
              ...(strategy === 'brrr' ? (['inputs.finance.bridge.months'] as const) : []),
            ]}
          />
        )}
        {!isCash && !isBridged && (
          <>
            <Numbers paths={['inputs.finance.ltv', 'inputs.finance.rate']} />
            <LoanField side="loan" />
            <LoanField side="deposit" />
            <ChoiceField path="inputs.finance.method" label="Repayment method" options={repaymentMethods} />
            <Numbers paths={['inputs.finance.termYears']} />
            <ChoiceField
              path="inputs.finance.product"
              label="Product"
              options={[['', 'Not set'], ...loanProducts]}
            />
            <WideRow>
              <AddedFee />
            </WideRow>
          </>
        )}
        {!isCash && (
          <WideRow>
            <AskQuote lines={isBridged ? ['finance.bridge.monthlyRate'] : ['finance.rate']} />
          </WideRow>
        )}
        {isBridged && <Numbers paths={['inputs.holdingPcm']} />}
        {!isBridged && <Numbers paths={['inputs.stress.icr', 'inputs.stress.rate']} />}
      </InputCard>
      {strategy === 'brrr' && (
        <InputCard title="Refinance" isMain={isMain}>
          <Numbers paths={['inputs.refi.gdv', 'inputs.refi.ltv', 'inputs.refi.rate', 'inputs.refi.fees']} />
          <ChoiceField path="inputs.refi.method" label="Repayment method" options={repaymentMethods} />
          <Numbers paths={['inputs.finance.termYears', 'inputs.stress.icr', 'inputs.stress.rate']} />
          <WideRow>
            <AskQuote lines={['refi.rate']} />
          </WideRow>
        </InputCard>
      )}
    </>
  );
}

const saleFees = ['inputs.exit.agentPct', 'inputs.exit.agentVatPct', 'inputs.exit.legal'] as const;

/** The sale, or the years it is held; what is rented on has neither a value nor a sale. */
export function ExitCard({ strategy }: { strategy: Strategy }) {
  const isOwned = strategy !== 'r2r';
  if (strategy === 'flip') {
    return (
      <InputCard title="Sale" isMain>
        <Numbers paths={['inputs.exit.salePrice', 'inputs.exit.months', ...saleFees]} />
      </InputCard>
    );
  }
  return (
    <InputCard title="Holding period and growth" isOpen={false}>
      <Numbers
        paths={[
          'inputs.exit.holdYears',
          ...(isOwned ? (['inputs.growth.value'] as const) : []),
          'inputs.growth.rent',
          'inputs.growth.cost',
          ...(isOwned ? saleFees : []),
        ]}
      />
    </InputCard>
  );
}

function TaxCard() {
  const ownership = useEditor(({ deal }) => deal.inputs.tax.ownership);
  return (
    <InputCard title="Tax" isOpen={false}>
      <ChoiceField
        path="inputs.tax.ownership"
        label="Owned by"
        options={[
          ['personal', 'Me'],
          ['joint', 'Joint owners'],
          ['company', 'A company'],
        ]}
      />
      {ownership === 'company' ? (
        <Numbers paths={['inputs.tax.companyRate']} />
      ) : (
        <ChoiceField
          path="inputs.tax.band"
          label="Tax band"
          options={[
            ['basic', 'Basic'],
            ['higher', 'Higher'],
            ['additional', 'Additional'],
          ]}
        />
      )}
    </InputCard>
  );
}
