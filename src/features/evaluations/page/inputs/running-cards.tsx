import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import { useEditor } from '../editor/editor-context';
import { AskQuote } from '@/features/evaluations/asked/ask-quote';
import { NumberField } from '../fields/number-field';
import { InputCard, WideRow } from './input-card';
import { Numbers } from '../results/numbers';
import { RoomLines } from './room-lines';

const runningLines = ['costs.managementPct', 'costs.insurance', 'costs.compliance', 'costs.licence'];

/** What it brings in. */
export function IncomeCard({ strategy }: { strategy: Strategy }) {
  const isLetWhole = useEditor(({ deal }) => deal.inputs.income.rooms.length === 0);
  if (strategy === 'sa') {
    return (
      <InputCard title="Income" isMain>
        <Numbers
          paths={[
            'inputs.income.adr',
            'inputs.income.occupancyPct',
            'inputs.income.avgStay',
            'inputs.income.cleaningFee',
          ]}
        />
      </InputCard>
    );
  }
  const hasRooms = strategy === 'hmo' || strategy === 'r2r';
  return (
    <InputCard title="Income" isMain>
      {strategy === 'r2r' && isLetWhole && <NumberField path="inputs.income.rentPcm" />}
      {strategy !== 'hmo' && strategy !== 'r2r' && <Numbers paths={['inputs.income.rentPcm']} />}
      <Numbers paths={['inputs.income.other', 'inputs.costs.voidPct']} />
      {hasRooms && (
        <WideRow>
          <RoomLines />
        </WideRow>
      )}
    </InputCard>
  );
}

/** What it costs to run. */
export function CostsCard({ strategy }: { strategy: Strategy }) {
  return (
    <InputCard title="Running costs">
      {strategy === 'r2r' && <Numbers paths={['inputs.costs.headRent']} />}
      {strategy === 'sa' && (
        <Numbers
          paths={[
            'inputs.costs.sa.otaPct',
            'inputs.costs.sa.otaSharePct',
            'inputs.costs.sa.cleaningCost',
            'inputs.costs.sa.fixed',
          ]}
        />
      )}
      <Numbers paths={['inputs.costs.managementPct', 'inputs.costs.managementVatPct']} />
      {strategy !== 'sa' && <Numbers paths={['inputs.costs.maintenancePct']} />}
      <Numbers
        paths={[
          'inputs.costs.insurance',
          'inputs.costs.compliance',
          'inputs.costs.groundRent',
          'inputs.costs.serviceCharge',
          'inputs.costs.licence',
          'inputs.costs.bills',
          'inputs.costs.other',
        ]}
      />
      <WideRow>
        <AskQuote lines={runningLines} />
      </WideRow>
    </InputCard>
  );
}
