import type { Slot } from '@/lib/viewings/clash';
import { viewingSpan } from '@/lib/viewings/viewing-time';

/** What a viewing overlaps, the same in the form, the toast and the list: `Clashes with 14 Mill Street, 10:00–10:45`. */
export const clashText = ({ title, ...slot }: Slot & { title: string }): string =>
  `Clashes with ${title}, ${viewingSpan(slot)}`;
