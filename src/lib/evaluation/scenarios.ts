import type { EvaluationInputs, Strategy } from './inputs/inputs';
import { applyOverrides, unknownPaths, type Overrides } from './inputs/overrides';
import { isUsed } from './inputs/used-inputs';

/** A named “what if”: only what differs from the deal is kept, so that a change of the deal flows into it. */
export interface Scenario {
  name: string;
  overrides: Overrides;
}

/** How many a deal may have beside itself. */
export const maxScenarios = 6;

/** The inputs of a scenario: the deal's own, but for what it overrides. */
export const scenarioInputs = (base: EvaluationInputs, { overrides }: Pick<Scenario, 'overrides'>) =>
  applyOverrides(base, overrides);

/** Without overrides that lead nowhere, because their room or line of works is no longer there. */
export function soundOverrides<T>(
  base: EvaluationInputs,
  overrides: Readonly<Record<string, T>>,
): Record<string, T> {
  const unknown = new Set(
    unknownPaths(base, Object.fromEntries(Object.keys(overrides).map((path) => [path, null]))),
  );
  return Object.fromEntries(Object.entries(overrides).filter(([path]) => !unknown.has(path)));
}

/** A name like `name` that none of the others has: `Copy`, `Copy 2`, `Copy 3`. At most 60 characters. */
export function freeName(name: string, taken: readonly string[]): string {
  const short = name.trim().slice(0, 56) || 'Scenario';
  if (!taken.includes(short)) return short;
  for (let count = 2; ; count += 1) {
    if (!taken.includes(`${short} ${count}`)) return `${short} ${count}`;
  }
}

const tidy = (value: number) => Math.round(value * 1e6) / 1e6;

interface Preset {
  name: string;
  /** What it is called where no period becomes longer. */
  onTime?: string;
  overrides: Record<string, number | null>;
}

/** Ready-made “what if”s, worked out from the base. Rooms and nights are rent too. */
export function scenarioPresets(base: EvaluationInputs): readonly Preset[] {
  const { finance, refi, income, refurb, exit, costs } = base;
  return [
    {
      name: 'Rates +2 points',
      overrides: {
        'finance.rate': tidy(finance.rate + 2),
        'refi.rate': tidy(refi.rate + 2),
        // A bridge is priced by the month.
        'finance.bridge.monthlyRate': tidy(finance.bridge.monthlyRate + 2 / 12),
      },
    },
    {
      name: 'Rent −10%',
      overrides: {
        'income.rentPcm': income.rentPcm === null ? null : tidy(income.rentPcm * 0.9),
        'income.adr': income.adr === null ? null : tidy(income.adr * 0.9),
        ...Object.fromEntries(
          income.rooms.map(({ rentPcm }, place) => [`income.rooms.${place}.rentPcm`, tidy(rentPcm * 0.9)]),
        ),
      },
    },
    {
      name: 'Works +25%, 2 months late',
      onTime: 'Works +25%',
      overrides: {
        'refurb.contingencyPct': tidy(((1 + refurb.contingencyPct / 100) * 1.25 - 1) * 100),
        'finance.bridge.months': finance.bridge.months + 2,
        'exit.months': exit.months + 2,
      },
    },
    { name: 'Voids 10%', overrides: { 'costs.voidPct': Math.max(10, costs.voidPct) } },
  ];
}

/** The presets that change something for one of the strategies, with only what those strategies use, by what is left of them. */
export function presetsFor(
  base: EvaluationInputs,
  strategies: readonly Strategy[],
): readonly { name: string; overrides: Record<string, number> }[] {
  const counts = (path: string) => strategies.some((strategy) => isUsed(path, strategy, base));
  return scenarioPresets(base).flatMap(({ name, onTime = name, overrides }) => {
    const used = Object.entries(overrides).filter(
      (entry): entry is [string, number] => entry[1] !== null && counts(entry[0]),
    );
    const isDelayed = used.some(([path]) => path.endsWith('.months'));
    return used.length === 0
      ? []
      : [{ name: isDelayed ? name : onTime, overrides: Object.fromEntries(used) }];
  });
}
