// Whose banner was made small in this visit: the tab's memory, so that a reload leaves it small and the next visit does not.
import { readStored, writeStored } from '@/lib/storage';

const key = 'confirmation-small';

/** Whether the banner about this address was made small. */
export const wasMadeSmall = (email: string): boolean => readStored(key, 'session') === email;

/** Without storage it is open again after a reload. */
export const rememberSmall = (email: string, isSmall: boolean): void =>
  void writeStored(key, isSmall ? email : null, 'session');
