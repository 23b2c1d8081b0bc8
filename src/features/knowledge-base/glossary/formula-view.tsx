import { asSentence, type FormulaStep } from '@/lib/evaluation/formulas/formula-step';

interface FormulaViewProps {
  formula: FormulaStep | undefined;
  /** What the example is. */
  example: string | undefined;
}

/** A term's formula in words, and with the figures of an example. */
export function FormulaView({ formula, example }: FormulaViewProps) {
  if (!formula) return null;
  return (
    <div className="mt-2 rounded-[11px] bg-surface-2 px-3.5 py-2.5 text-sm">
      <p className="text-ink-2">{asSentence(formula.words)}</p>
      <p className="num mt-1 wrap-anywhere">
        {formula.numbers} = <strong className="font-semibold">{formula.result}</strong>
      </p>
      {example !== undefined && <p className="mt-1 text-xs text-ink-3">{`Example: ${example}.`}</p>}
    </div>
  );
}
