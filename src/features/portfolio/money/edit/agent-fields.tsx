import type { useRecordForm } from '@/entities/record/use-record-form';
import { formatPounds } from '@/lib/money/money';
import { FormField } from '@/ui/form/form-field';
import { Input } from '@/ui/input/input';
import { ManagerFee } from './manager-fee';
import { agentOf, amountOf, type TransactionValues } from './transaction-values';

export type TransactionFormState = ReturnType<typeof useRecordForm<TransactionValues>>;

/** What an agent kept of a rent: a percentage, or the rent before it. */
export function AgentFields({ form }: { form: TransactionFormState }) {
  const { values } = form;
  const agent = agentOf(values);
  return (
    <div className="flex flex-col gap-2 rounded-[12px] border border-line-subtle p-3.5">
      {values.propertyId !== '' && (
        <ManagerFee
          propertyId={values.propertyId}
          percent={values.percent}
          onUse={(percent) => {
            form.set('percent', percent);
            form.set('gross', '');
          }}
        />
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <FormField form={form} name="percent" label="Agent’s fee, % of the rent" hint="Including VAT">
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              suffix="%"
              className="num"
              onChange={(event) => {
                control.onChange(event);
                // The rent then follows from the percentage.
                form.set('gross', '');
              }}
            />
          )}
        </FormField>
        <FormField form={form} name="gross" label="Rent before fee">
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              icon="£"
              className="num"
              onChange={(event) => {
                control.onChange(event);
                form.set('percent', '');
              }}
            />
          )}
        </FormField>
      </div>
      <p aria-live="polite" className="num min-h-5 text-sm text-ink-2">
        {agent &&
          `Records ${formatPounds(agent.gross)} rent and ${formatPounds(agent.fee)} fee for the ${formatPounds(amountOf(values.amount) ?? 0)} received`}
      </p>
    </div>
  );
}
