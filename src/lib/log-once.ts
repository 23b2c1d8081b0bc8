/** So many faults are remembered; a server that sends more of them is not worth more memory. */
const mostKept = 200;
const logged = new Set<string>();

/** Writes a fault of a row into the console, the first time that it is met. @param what the list, and the row in it */
export function logOnce(what: string, fault: unknown): void {
  if (logged.has(what) || logged.size >= mostKept) return;
  logged.add(what);
  // oxlint-disable-next-line no-console -- a server's faulty record is told to whoever looks for it
  console.error(`${what} can’t be read`, fault);
}

/** For tests: every fault is met for the first time again. */
export const forgetLogged = () => logged.clear();
