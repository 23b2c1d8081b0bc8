// What a visitor allows third parties, in this browser. Nothing stands for no: without an answer nothing is loaded.
import { create } from 'zustand';
import { readStored, writeStored } from '@/lib/storage';
import type { Purpose } from './third-parties';

const storageKey = 'consent';
/** After half a year the question is asked anew, as the Information Commissioner recommends. */
const holdsMs = 182 * 24 * 3_600_000;

interface Consent {
  /** What is allowed; null while nobody has answered. */
  allowed: ReadonlySet<Purpose> | null;
}

const purposes: readonly Purpose[] = ['reviews', 'analytics', 'marketing'];

function load(): Consent {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return { allowed: null };
    const { allowed, at } = stored as { allowed?: unknown; at?: unknown }; // an object was checked for just above
    const isYoung = typeof at === 'number' && Math.abs(Date.now() - at) < holdsMs;
    if (!isYoung || !Array.isArray(allowed)) return { allowed: null };
    const names: unknown[] = allowed;
    return { allowed: new Set(purposes.filter((purpose) => names.includes(purpose))) };
  } catch {
    return { allowed: null };
  }
}

export const useConsent = create<Consent>(load);

/** Another tab may have been answered. */
export function followOtherTabs(signal: AbortSignal): void {
  globalThis.addEventListener(
    'storage',
    ({ key }) => {
      if (key === storageKey || key === null) useConsent.setState(load());
    },
    { signal },
  );
}

/** Remembers an answer. Where nothing can be stored it holds as long as the page. */
export function answerConsent(allowed: readonly Purpose[]): void {
  useConsent.setState({ allowed: new Set(allowed) });
  writeStored(storageKey, JSON.stringify({ allowed, at: Date.now() }));
}
