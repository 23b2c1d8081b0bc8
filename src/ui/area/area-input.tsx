import { ChevronDown } from 'lucide-react';
import { use } from 'react';
import { areaUnitText, inAreaUnit, readArea, type AreaUnit } from '@/lib/area';
import { chooseAreaUnit, FixedAreaUnit, useAreaUnit } from './area-unit';
import { ConvertedInput, type ConvertedInputProps } from './converted-input';

type AreaInputProps = Omit<ConvertedInputProps, 'shown' | 'read' | 'suffix'>;

/** An area, typed in the unit the member chose, which can be changed beside it. @param props its value is square metres as text */
export function AreaInput(props: AreaInputProps) {
  const unit = useAreaUnit();
  return (
    <ConvertedInput
      {...props}
      suffix={props.readOnly ? areaUnitText[unit] : <AreaUnitChoice />}
      shown={(sqm) => inAreaUnit(sqm, unit)}
      read={(text) => readArea(text, unit)}
    />
  );
}

const units = ['sqft', 'sqm'] as const;

interface AreaUnitChoiceProps {
  /** Before the unit is another one. */
  onChange?: () => void;
}

/** The unit behind an area, to choose another; it stands by itself where another choice has fixed it. */
export function AreaUnitChoice({ onChange }: AreaUnitChoiceProps) {
  const unit = useAreaUnit();
  if (use(FixedAreaUnit) !== null) return areaUnitText[unit];
  return (
    <span className="relative -mr-[11px] inline-flex h-full items-center">
      <select
        aria-label="Floor area unit"
        value={unit}
        onChange={({ currentTarget }) => {
          onChange?.();
          chooseAreaUnit(unitOf(currentTarget.value));
        }}
        className="h-full min-h-6 cursor-pointer appearance-none rounded-r-[9px] bg-transparent pr-7 pl-2 text-sm text-ink-2 outline-offset-[-3px] hover:text-ink"
      >
        {units.map((each) => (
          <option key={each} value={each}>
            {areaUnitText[each]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={14} className="pointer-events-none absolute right-2.5" />
    </span>
  );
}

const unitOf = (value: string): AreaUnit => units.find((each) => each === value) ?? 'sqft';
