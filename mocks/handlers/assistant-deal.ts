// What Ava says of one evaluation: its own figures, each as a link to its tile, and the working behind them.
import type { FormulaStep } from '@/lib/evaluation/formula-step';
import type { HeadlineMetric } from '@/lib/evaluation/metrics';

/** An evaluation that is talked about. */
export interface TalkedAbout {
  uuid: string;
  title: string;
  /** The question names it; otherwise it is the member's first. */
  isNamed: boolean;
  /** A figure of its headline; undefined when it has none. */
  figureOf: (field: HeadlineMetric) => number | undefined;
  /** How the figure comes about, step by step; none when it has no such figure. */
  stepsOf: (field: HeadlineMetric) => readonly FormulaStep[];
}

interface ShownFigure {
  field: HeadlineMetric;
  label: string;
}

const overview: readonly ShownFigure[] = [
  { field: 'cashFlowPcm', label: 'Cash flow a month' },
  { field: 'grossYield', label: 'Gross yield' },
  { field: 'netYield', label: 'Net yield' },
  { field: 'roi', label: 'Return on the cash you put in' },
  { field: 'icr', label: 'Rental cover at the lender’s rate' },
];

/** What a question about an evaluation asks for; the first that fits. */
const wanted: readonly (readonly [RegExp, readonly [ShownFigure, ...ShownFigure[]]])[] = [
  [/stamp duty|\bsdlt\b|\blbtt\b/, [{ field: 'stampDuty', label: 'Stamp duty' }]],
  [/cash ?flow/, [{ field: 'cashFlowPcm', label: 'Cash flow a month' }]],
  [
    /yield/,
    [
      { field: 'netYield', label: 'Net yield' },
      { field: 'grossYield', label: 'Gross yield' },
    ],
  ],
  [/lender|stress|interest cover|\bicr\b/, [{ field: 'icr', label: 'Rental cover at the lender’s rate' }]],
  [/payback|back again/, [{ field: 'paybackYears', label: 'Years until your cash is back' }]],
  [/left in/, [{ field: 'moneyLeftIn', label: 'Money left in' }]],
  [/cash (needed|in)\b|deposit|how much (cash|money)/, [{ field: 'cashInvested', label: 'Cash needed' }]],
  [/\broi\b|return/, [{ field: 'roi', label: 'Return on the cash you put in' }]],
  [/\btax\b/, [{ field: 'afterTax', label: 'Left after tax' }]],
  [/profit/, [{ field: 'profit', label: 'Profit' }]],
];

/** A figure as it travels inside a text: the field it comes from, and its value now. */
function figure({ uuid, figureOf }: TalkedAbout, field: HeadlineMetric): string | undefined {
  const value = figureOf(field);
  return value === undefined ? undefined : `[[eval:${uuid}#${field}=${value.toFixed(2)}]]`;
}

/** The answer to a question about an evaluation, in Markdown; undefined when the question is about none of its figures. */
export function figuresAnswer(text: string, evaluation: TalkedAbout): string | undefined {
  const [, asked] = wanted.find(([pattern]) => pattern.test(text)) ?? [];
  if (!asked) return undefined;
  const [main] = asked;
  const lines = asked.flatMap(({ field, label }) => {
    const value = figure(evaluation, field);
    return value === undefined ? [] : [`- ${label}: ${value}`];
  });
  if (lines.length === 0) {
    return `**${evaluation.title}** has no such figure: either its strategy knows none, or an input is still missing. The tile on its page says which.`;
  }
  const steps = evaluation.stepsOf(main.field);
  const rows = steps.map(({ name, numbers, result }) => `| ${name} | ${numbers} | ${result} |`);
  const working =
    rows.length === 0 ? '' : `\n\n| Step | Working | Result |\n| --- | --- | ---: |\n${rows.join('\n')}`;
  return `For **${evaluation.title}**, from your own inputs:\n\n${lines.join('\n')}${working}\n\n${estimate}`;
}

const estimate =
  '*An estimate before advice. Each figure leads to its tile, and says so when the deal has changed since.*';

/** The deal as a whole. */
export function dealAnswer(evaluation: TalkedAbout | undefined): string {
  if (evaluation === undefined) {
    return 'I do not see an evaluation of yours yet. Start one under [Evaluations](/property-evaluations) and ask me from there: then I can quote its figures.';
  }
  const lines = overview.flatMap(({ field, label }) => {
    const value = figure(evaluation, field);
    return value === undefined ? [] : [`- ${label}: ${value}`];
  });
  if (lines.length === 0)
    return `I can see **${evaluation.title}**, but it has no figures yet. Fill in price and rent, and ask me again.`;
  return `Here is **${evaluation.title}** as it stands:

${lines.join('\n')}

The figures come from the evaluation's inputs. If the return looks thin, try the price first: it moves stamp duty, deposit and mortgage at once.`;
}
