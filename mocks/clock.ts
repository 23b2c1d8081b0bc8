/** The server's clock. Everything the server stamps, measures or plans goes by it. */
export interface Clock {
  now(): Date;
  /** Stops at `at`, or goes with the machine again when `at` is null. */
  setTo(at: Date | null): void;
}

export function createClock(fixedAt?: Date): Clock {
  let fixed = fixedAt ?? null;
  return {
    now: () => new Date(fixed ?? Date.now()),
    setTo: (at) => {
      fixed = at;
    },
  };
}
