import { readStored, writeStored } from '@/lib/storage';

/** As long as a name of an account may be. */
export const maxAccountLength = 60;
const mostKept = 12;
const keyOf = (userId: number) => `statement-accounts-${userId}`;

/** The accounts a member imported statements of in this browser, the latest first. */
export function rememberedAccounts(userId: number): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(userId)) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .flatMap((each: unknown) => (typeof each === 'string' && each.trim() !== '' ? each : []))
      .slice(0, mostKept);
  } catch {
    return [];
  }
}

/** Remembers an account as the latest one. */
export function rememberAccount(userId: number, account: string): void {
  const name = account.trim();
  const others = rememberedAccounts(userId).filter((each) => each !== name);
  if (name !== '') writeStored(keyOf(userId), JSON.stringify([name, ...others].slice(0, mostKept)));
}
