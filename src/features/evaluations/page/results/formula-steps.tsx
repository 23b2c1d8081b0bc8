import { asSentence, type FormulaStep } from '@/lib/evaluation/formulas/formula-step';

/** A working, step by step: what it is called, how it is worked out, and the same with the deal's numbers. */
export function FormulaSteps({ steps, why }: { steps: readonly FormulaStep[]; why: string | null }) {
  return (
    <div className="flex flex-col gap-3">
      {why !== null && (
        <p className="rounded-lg bg-amber-bg px-3 py-2 text-sm text-amber-ink">{`n/a: ${why}.`}</p>
      )}
      {steps.length > 0 && (
        <ol className="flex flex-col divide-y divide-line-subtle">
          {steps.map(({ name, words, numbers, result }, index) => (
            <li key={name} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 py-2.5">
              <span className={index === steps.length - 1 ? 'font-semibold' : 'font-medium'}>{name}</span>
              <span
                className={`num text-right ${index === steps.length - 1 ? 'font-semibold' : 'font-medium'}`}
              >
                {result}
              </span>
              <span className="col-span-full text-xs text-ink-3">{asSentence(words)}</span>
              <span className="num col-span-full text-sm break-words text-ink-2">{numbers}</span>
            </li>
          ))}
        </ol>
      )}
      {steps.length > 0 && (
        <p className="text-xs text-ink-3">
          An estimate based on the figures you entered. A lender or adviser may work it out differently.
        </p>
      )}
    </div>
  );
}
