import { counted } from '@/lib/lists/counted';
import { readStored, writeStored } from '@/lib/storage';
import { noStress, type Stress } from '@/lib/portfolio/stress';

/** A scenario of the stress lab under its name. */
export interface StressScenario {
  name: string;
  stress: Stress;
}

/** What the lab offers before anything is saved. */
export const presets: readonly StressScenario[] = [
  { name: 'Rates +2 points', stress: { ...noStress, ratePoints: 2 } },
  { name: 'Rents −10%', stress: { ...noStress, rentPercent: -10 } },
  { name: 'Eight weeks empty', stress: { ...noStress, emptyWeeks: 8 } },
  { name: 'A new boiler in each property', stress: { ...noStress, repairs: 2_600 } },
  { name: 'All at once', stress: { ratePoints: 2, rentPercent: -10, emptyWeeks: 8, repairs: 2_600 } },
];

/** What each slider can be set to. */
export const limits: Readonly<Record<keyof Stress, { min: number; max: number; step: number }>> = {
  ratePoints: { min: -3, max: 8, step: 0.25 },
  rentPercent: { min: -40, max: 20, step: 1 },
  emptyWeeks: { min: 0, max: 26, step: 1 },
  repairs: { min: 0, max: 10_000, step: 100 },
};

export const maxScenarios = 8;
export const maxNameLength = 40;

/** Why a scenario can’t be kept under a name; undefined where it can. */
export function nameError(text: string, saved: readonly StressScenario[]): string | undefined {
  const name = text.trim().toLowerCase();
  if (name === '') return 'Enter a name';
  const same = [...presets, ...saved].find((each) => each.name.trim().toLowerCase() === name);
  if (same) return `You already have a scenario called “${same.name}”`;
  return saved.length < maxScenarios
    ? undefined
    : `You can keep ${counted(maxScenarios, 'scenario')}. Delete one first.`;
}

const keyOf = (userId: number) => `stress-scenarios-${userId}`;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readStress(value: unknown): Stress | null {
  if (!isRecord(value)) return null;
  const read = (name: keyof Stress) => {
    const { [name]: figure } = value;
    const { min, max } = limits[name];
    return typeof figure === 'number' && figure >= min && figure <= max ? figure : 0;
  };
  return {
    ratePoints: read('ratePoints'),
    rentPercent: read('rentPercent'),
    emptyWeeks: read('emptyWeeks'),
    repairs: read('repairs'),
  };
}

/** The scenarios a member saved in this browser; what cannot be read is left out. */
export function savedScenarios(userId: number): StressScenario[] {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(userId)) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.slice(0, maxScenarios).flatMap((each: unknown) => {
      const stress = isRecord(each) ? readStress(each['stress']) : null;
      const name = isRecord(each) ? each['name'] : undefined;
      return stress && typeof name === 'string' && name.trim() !== ''
        ? { name: name.slice(0, maxNameLength), stress }
        : [];
    });
  } catch {
    return [];
  }
}

/** Keeps a member’s scenarios in this browser; false where it keeps nothing. */
export const saveScenarios = (userId: number, scenarios: readonly StressScenario[]): boolean =>
  writeStored(keyOf(userId), JSON.stringify(scenarios.slice(0, maxScenarios)));
