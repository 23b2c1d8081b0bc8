import { wordingOf } from '../scenarios/fault-rule';
import { ordinary, type Situation } from '../scenarios/situation';

export interface ActivePart {
  label: string;
  /** What ends it. */
  without: Partial<Situation>;
}

/** Everything that differs from the default, except who is signed in. */
export function activeParts(situation: Situation): ActivePart[] {
  const { size, latencyMs, now, faults, flakyPercent, socket, isOffline, pace, isDocumentedOnly } = situation;
  const parts: (ActivePart | false)[] = [
    isOffline && { label: 'Offline', without: { isOffline: false } },
    size !== ordinary.size && { label: 'Large world', without: { size: ordinary.size } },
    latencyMs !== null && { label: `Responses take ${latencyMs} ms`, without: { latencyMs: null } },
    flakyPercent > 0 && { label: `${flakyPercent}% of calls fail`, without: { flakyPercent: 0 } },
    ...faults.map((rule) => ({
      label: wordingOf(rule),
      without: { faults: faults.filter((each) => each !== rule) },
    })),
    socket !== 'steady' && { label: `Socket: ${socket}`, without: { socket: 'steady' as const } },
    now !== null && { label: `Clock: ${now}`, without: { now: null } },
    isDocumentedOnly && { label: 'Documented only', without: { isDocumentedOnly: false } },
    pace !== null && { label: `Other members: ${pace}`, without: { pace: null } },
  ];
  return parts.filter((each) => each !== false);
}
