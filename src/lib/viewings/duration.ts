import { counted } from '../lists/counted';

/** `45 minutes`, `1 hour`, `1 hour 30 minutes`, `2 days`. @param minutes whole, not negative */
export function durationText(minutes: number): string {
  const parts = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor((minutes % 1440) / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, noun]) => counted(count, noun));
  return said.join(' ') || counted(0, 'minute');
}
