import type { ReactNode } from 'react';
import { shortDay } from '@/lib/dates/day-text';
import { Card } from '@/ui/card';
import { Field, type FieldControl } from '@/ui/form/field';
import { Checkbox } from '@/ui/input/checkbox';
import { DayInput } from '@/ui/input/day-input';
import { Input } from '@/ui/input/input';
import { Segments } from '@/ui/input/segments';
import type { Mortgage } from '../mortgage-type';
import { needsReversion, type RefinanceProblems, type RefinanceValues } from './refinance-values';

interface RefinanceInputsProps {
  mortgage: Mortgage;
  values: RefinanceValues;
  problems: RefinanceProblems;
  onValues: (values: RefinanceValues) => void;
}

type TextName =
  'reversionRate' | 'transferRate' | 'transferFee' | 'remortgageRate' | 'remortgageFee' | 'otherFees';
type TickName = 'isTransferFeeAdded' | 'isRemortgageFeeAdded';

const terms = [
  ['2', '2 years'],
  ['3', '3 years'],
  ['5', '5 years'],
] as const;

/** The day, the rates and the fees that the ways are compared by. Nothing is sent: each key shows in the comparison. */
export function RefinanceInputs({ mortgage, values, problems, onValues }: RefinanceInputsProps) {
  const { fixEnds } = mortgage;
  const figure = (name: TextName, label: string, suffix: '%' | '£', hint?: string) => (
    <Field label={label} error={problems[name]} hint={hint}>
      {(control) => (
        <Input
          {...control}
          className="num"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          suffix={suffix}
          value={values[name]}
          onChange={({ currentTarget }) => onValues({ ...values, [name]: currentTarget.value })}
        />
      )}
    </Field>
  );
  const tick = (name: TickName) => (
    <Checkbox
      label="Add the fee to the loan"
      checked={values[name]}
      onChange={({ currentTarget }) => onValues({ ...values, [name]: currentTarget.checked })}
    />
  );
  return (
    <Card
      as="section"
      aria-label="What to compare"
      className="flex w-full min-w-0 flex-col gap-6 print:hidden"
    >
      <Group title="Dates">
        <Field
          label="New rate start date"
          error={problems.switchOn}
          hint={fixEnds === null ? undefined : `The current rate ends on ${shortDay(fixEnds)}`}
        >
          {(control: FieldControl) => (
            <DayInput
              {...control}
              value={values.switchOn}
              onChange={(switchOn) => onValues({ ...values, switchOn })}
              pickLabel="Choose the date the new rate starts"
            />
          )}
        </Field>
        <Segments
          label="Compare over"
          options={terms}
          value={values.years}
          onChange={(years) => onValues({ ...values, years })}
        />
        {needsReversion(mortgage) &&
          figure(
            'reversionRate',
            'Reversion rate',
            '%',
            mortgage.reversionRate === null
              ? 'Not recorded. You’ll find it in your mortgage offer.'
              : 'From your mortgage record',
          )}
      </Group>
      <Group title="Product transfer">
        {figure('transferRate', 'Rate with the same lender', '%')}
        {figure('transferFee', 'Product fee', '£')}
        {tick('isTransferFeeAdded')}
      </Group>
      <Group title="Remortgage">
        {figure('remortgageRate', 'Rate with another lender', '%')}
        {figure('remortgageFee', 'Product fee', '£')}
        {tick('isRemortgageFeeAdded')}
        {figure('otherFees', 'Legal, valuation and broker fees', '£')}
      </Group>
      <p className="text-xs text-pretty text-ink-3">
        Rates and fees come from your evaluation profile. Replace them with the ones you’ve been offered.
      </p>
    </Card>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="flex min-w-0 flex-col gap-3.5">
    <legend className="mb-3 text-md font-semibold">{title}</legend>
    {children}
  </fieldset>
);
