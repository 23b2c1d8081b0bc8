// The control from outside of the mock server's own thread: every command takes a moment.
import type { MockServer } from './control';
import { commands, type Command } from './http-control';

/** What a person or a test may do to a mock server elsewhere: as in its own thread, but for `world`, and awaited. */
export type RemoteMockServer = {
  readonly [Name in Command]: MockServer[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never;
};

/** The control as one window has it: `signInAs` is for all windows of the browser, or for this one while it is pinned. */
export interface WindowMockServer extends RemoteMockServer {
  /** Makes this window another person's, whoever is signed in elsewhere; null takes that back. Reload to see it. */
  pin(username: string | null): Promise<void>;
}

// A command of the control that is missing in the list of commands does not compile here.
const listed: Readonly<Record<Command, Command>> = byName(commands);

/** @param run carries a command over and comes back with its result; rejects with the message of what went wrong */
export function createRemoteControl(
  run: (name: string, args: unknown[]) => Promise<unknown>,
): WindowMockServer {
  const names = [...Object.values(listed), 'pin'];
  const control = names.map((name) => [name, (...args: unknown[]) => run(name, args)] as const);
  // Each name runs the command of that name, which has the types that the control gives it.
  return Object.fromEntries(control) as unknown as WindowMockServer;
}

function byName<Name extends string>(names: readonly Name[]): Record<Name, Name> {
  // Every name is a key; Object.fromEntries forgets which.
  return Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;
}
