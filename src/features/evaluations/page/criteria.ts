import type { Schemas } from '@/api/contract';
import type { Criteria } from '@/lib/evaluation/criteria';

type Setting = Schemas['EvaluationSetting'];

/** The profile a deal is judged by: its own, else the member's default; undefined without any. */
export function profileOf(
  settings: readonly Setting[] | undefined,
  settingsId: string | null,
): Setting | undefined {
  return settings?.find(({ id }) => id === settingsId) ?? settings?.find(({ isDefault }) => isDefault);
}

/** Whether a member has asked anything of a deal. */
export const asksAnything = (criteria: Criteria): boolean =>
  Object.values(criteria).some((each) => each !== null);
