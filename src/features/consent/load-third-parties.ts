import { loadScript } from '@/lib/network/load-script';
import type { Purpose, ThirdParty } from './third-parties';

const loaded = new Set<Purpose>();

/** Loads what is allowed, each once. One that does not come is missed by nobody. */
export function loadThirdParties(parties: readonly ThirdParty[], allowed: ReadonlySet<Purpose>): void {
  for (const { purpose, script } of parties) {
    if (!allowed.has(purpose)) continue;
    loaded.add(purpose);
    loadScript(script).catch(() => undefined);
  }
}

/** Whether something runs in this page that is not allowed any more: only a reload ends it. */
export const isStillRunning = (allowed: ReadonlySet<Purpose>) =>
  [...loaded].some((purpose) => !allowed.has(purpose));
