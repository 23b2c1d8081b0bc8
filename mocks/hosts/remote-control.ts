// The mock server's control as commands that can be sent to wherever it runs: a worker, another process, or this page.
import type { MockServer } from '../engine/world/control';

type Remote<Server> = {
  readonly [Name in keyof Server]: Server[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never;
};

export type Command = Exclude<keyof MockServer, 'world'>;

/** Every command of the control; arguments and results are plain data. */
export type RemoteMockServer = Remote<Pick<MockServer, Command>>;

const isCommand: Readonly<Record<Command, true>> = {
  reset: true,
  apply: true,
  change: true,
  situation: true,
  exportState: true,
  importState: true,
  signInAs: true,
  members: true,
  operations: true,
  notificationTypes: true,
  sendNotification: true,
  setLatency: true,
  fail: true,
  clearFaults: true,
  dropSocket: true,
  setSocketOffline: true,
  setOnline: true,
  isOnline: true,
  setAlive: true,
  now: true,
  setNow: true,
  mails: true,
};

// Object.keys of a literal holds exactly its own keys.
export const commands = Object.keys(isCommand) as Command[];

/** Whose window it is: the browser's own member, or the person it is pinned to; nobody when null. */
export interface Whose {
  isPinned: boolean;
  as: string | null;
}

/** The commands as one window has them: `signInAs` is for all windows of the browser, or for this one while it is pinned. */
export interface WindowMockServer extends RemoteMockServer {
  /** Makes this window another person's, whoever is signed in elsewhere; null takes that back. Reload to see it. */
  pin(username: string | null): Promise<void>;
  whose(): Promise<Whose>;
}

/** Carries a command over and comes back with its result; rejects with the message of what went wrong. */
type Send = (command: string, args: unknown[]) => Promise<unknown>;

/** Makes the commands of a window out of one way to send them. */
export function windowCommands(send: Send): WindowMockServer {
  return {
    ...commandsBy(send),
    async pin(username) {
      await send('pin', [username]);
    },
    // What serve-window.ts answers to it.
    whose: async () => (await send('whose', [])) as Whose,
  };
}

/** Makes the commands out of one way to send them. */
export function commandsBy(send: (command: Command, args: unknown[]) => Promise<unknown>): RemoteMockServer {
  const entries = commands.map((command) => [command, (...args: unknown[]) => send(command, args)] as const);
  // Each entry is the command of its own name; Object.fromEntries forgets which.
  return Object.fromEntries(entries) as unknown as RemoteMockServer;
}

/** The commands of a control in this very page. What goes in and out is copied, as it would be on its way elsewhere. */
export function remoteOf(server: MockServer): RemoteMockServer {
  return commandsBy(async (command, args) => {
    // What the command takes is the word of whoever calls it by its type.
    const act = server[command] as (...args: unknown[]) => unknown;
    return structuredClone(await act(...structuredClone(args)));
  });
}
