import { useId } from 'react';

interface StressSliderProps {
  label: string;
  /** The setting in words: `+2 points`. */
  text: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

/** One pressure of the stress lab; arrow keys move it by a step, Page Up and Down by ten. */
export function StressSlider({ label, text, value, min, max, step, onChange }: StressSliderProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium text-ink-2">
          {label}
        </label>
        <output htmlFor={id} className="num font-semibold">
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="h-6 w-full accent-primary max-md:h-11"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </div>
  );
}
