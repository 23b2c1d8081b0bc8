import { CircleAlert } from 'lucide-react';
import { useId } from 'react';

interface ChoiceChipsProps<Value extends string> {
  legend: string;
  words: Readonly<Record<Value, string>>;
  chosen: readonly Value[];
  onChoose: (chosen: Value[]) => void;
  error?: string | undefined;
}

/** Any of a few words, each a box to tick that looks like a chip. */
export function ChoiceChips<Value extends string>({
  legend,
  words,
  chosen,
  onChoose,
  error,
}: ChoiceChipsProps<Value>) {
  const note = useId();
  // true: the record has these keys and no others
  const values = Object.keys(words) as Value[];
  return (
    <fieldset aria-describedby={error ? note : undefined} className="min-w-0">
      <legend className="text-ink-2 mb-2 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map((value, at) => {
          const isChosen = chosen.includes(value);
          return (
            <label
              key={value}
              className="border-line text-ink-2 has-checked:border-primary has-checked:bg-teal-bg has-checked:text-teal-ink relative inline-flex h-8 cursor-pointer items-center rounded-full border px-3 text-sm select-none has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) max-md:h-11"
            >
              <input
                type="checkbox"
                checked={isChosen}
                aria-invalid={(error !== undefined && at === 0) || undefined}
                onChange={() =>
                  onChoose(isChosen ? chosen.filter((each) => each !== value) : [...chosen, value])
                }
                className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-hidden"
              />
              {words[value]}
            </label>
          );
        })}
      </div>
      {error && (
        <p id={note} className="text-red-ink mt-1.5 flex gap-[5px] text-xs/[17px]">
          <CircleAlert aria-hidden size={13} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
