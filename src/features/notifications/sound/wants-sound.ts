import type { Schemas } from '@/api/contract';

type Preferences = Pick<Schemas['Preferences'], 'notification' | 'quietHours'>;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Is it quiet now, by the clock of the device? The first minute is, the last no longer; hours may pass midnight. */
function isQuiet(quietHours: Preferences['quietHours'], now: Date): boolean {
  if (quietHours === null) return false;
  const [from, to] = [minutesOf(quietHours.from), minutesOf(quietHours.to)];
  const at = now.getHours() * 60 + now.getMinutes();
  return from <= to ? at >= from && at < to : at >= from || at < to;
}

/** Whether one of the types that have just come may sound. */
export const wantsSound = (
  types: readonly (number | null)[],
  { notification, quietHours }: Preferences,
  now: Date,
): boolean =>
  !isQuiet(quietHours, now) && types.some((type) => type !== null && notification[type]?.sound === true);
