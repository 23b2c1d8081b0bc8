import type { Schemas } from '@/api/contract';

type Setting = Schemas['EvaluationSetting'];

/** The profile a deal is judged by: its own, else the member's default; undefined without any. */
export function profileOf(
  settings: readonly Setting[] | undefined,
  settingsId: string | null,
): Setting | undefined {
  return settings?.find(({ id }) => id === settingsId) ?? settings?.find(({ isDefault }) => isDefault);
}

/** The profile a new deal begins with: the one made for its strategy (the default first), else the default. */
export const profileForStrategy = (
  settings: readonly Setting[],
  strategy: Setting['strategy'],
): Setting | undefined =>
  profileOf(settings, settings.find((each) => strategy !== null && each.strategy === strategy)?.id ?? null);
