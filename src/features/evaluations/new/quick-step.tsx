import { Summary } from '@/ui/disclosure/summary';
import { StrategyStep } from './strategy-step';
import { TitleField, type PropertyStepProps } from './property-step';
import { NumberField } from '../page/fields/number-field';
import { useEditor, useEvaluation } from '../page/editor/editor-context';
import { ChoiceField } from '../page/fields/choice-field';
import { nations } from '../page/fields/choice-text';
import { EpcField, KindField } from '../property/home-fields';
import { PlaceFields } from '../property/place-fields';

/**
 * Price, rent and works give every answer; the rest comes from the member's settings. What the home is may stay open: rules
 * and area figures rest on it.
 */
export function QuickStep({ titleError, isChecked }: PropertyStepProps) {
  const { strategy } = useEvaluation();
  const hasRooms = useEditor(({ deal }) => deal.inputs.income.rooms.length > 0);
  return (
    <div className="grid grid-cols-1 gap-x-3 gap-y-3.5 min-[420px]:grid-cols-2">
      <div className="col-span-full">
        <TitleField error={titleError} />
      </div>
      {strategy !== 'r2r' && <NumberField path="inputs.price" />}
      {strategy === 'sa' ? (
        <>
          <NumberField path="inputs.income.adr" />
          <NumberField path="inputs.income.occupancyPct" />
        </>
      ) : strategy === 'flip' ? (
        <NumberField path="inputs.exit.salePrice" />
      ) : strategy === 'hmo' ? (
        <p className="col-span-full text-sm text-ink-2">
          {hasRooms
            ? 'Your rooms are in “Step by step”, under Income.'
            : 'Add the rooms in “Step by step”, under Income.'}
        </p>
      ) : strategy === 'r2r' ? (
        <>
          {!hasRooms && <NumberField path="inputs.income.rentPcm" />}
          <NumberField path="inputs.costs.headRent" />
        </>
      ) : (
        <NumberField path="inputs.income.rentPcm" />
      )}
      {strategy === 'brrr' && <NumberField path="inputs.refi.gdv" />}
      {strategy !== 'r2r' && <NumberField path="inputs.refurb.items.0.rate" isOptional />}
      <PlaceFields isChecked={isChecked} />
      <ChoiceField path="nation" label="Nation" options={nations} />
      <KindField />
      <NumberField path="home.bedrooms" isOptional />
      <EpcField />
      <details className="col-span-full">
        <Summary className="min-h-7 text-sm font-medium text-link">Choose strategies</Summary>
        <div className="mt-2">
          <StrategyStep />
        </div>
      </details>
    </div>
  );
}
