/** How a clock is set. */
export interface ClockSetting {
  /** Where it stands; null when it goes with the machine. */
  fixedAt: Date | null;
  /** How far it is ahead of that, in milliseconds. */
  aheadMs: number;
}

/** The server's clock. Everything the server stamps, measures or plans goes by it. */
export interface Clock {
  now(): Date;
  /** Stops at `at`, or goes with the machine again when `at` is null; in both cases ahead by `aheadMs`. */
  setTo(at: Date | null, aheadMs?: number): void;
  setting(): ClockSetting;
}

export function createClock(fixedAt?: Date): Clock {
  let setting: ClockSetting = { fixedAt: fixedAt ?? null, aheadMs: 0 };
  return {
    now: () => new Date((setting.fixedAt?.getTime() ?? Date.now()) + setting.aheadMs),
    setTo: (at, aheadMs = 0) => {
      setting = { fixedAt: at, aheadMs };
    },
    setting: () => setting,
  };
}
