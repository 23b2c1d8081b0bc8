// A business's fields in words.
import type { Schemas } from '@/api/contract';
import { weekdayName } from '@/lib/dates/dates';
import { formatPounds } from '@/lib/money/money';

type Business = Schemas['Business'];

/** "From £450 per let", "From £90", or null where no price is told. */
export function priceText({ priceFrom, unit }: Schemas['BusinessService']): string | null {
  if (priceFrom == null) return null;
  return [`From ${formatPounds(priceFrom)}`, unit].filter(Boolean).join(' ');
}

/** All seven days: "09:00 to 17:30", or "Closed" for one that is missing. */
export function weekHours(hours: Business['hours']): { day: number; name: string; text: string }[] {
  return [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const open = hours.find((each) => each.day === day);
    return { day, name: weekdayName(day), text: open ? `${open.open}–${open.close}` : 'Closed' };
  });
}

export const roleText: Record<Schemas['BusinessRole'], string> = {
  owner: 'Owner',
  admin: 'Admin',
  member: 'Team',
};
