import { useCallback, useEffect, useState } from 'react';
import type { Whose, WindowMockServer } from '../hosts/remote-control';
import type { Situation } from '../scenarios/situation';

/** Said to the person at the panel. */
export interface Message {
  kind: 'done' | 'wrong';
  text: string;
}

export interface PanelControl {
  server: WindowMockServer;
  /** null until the first answer. */
  situation: Situation | null;
  /** Whose window this is; null until the first answer. */
  whose: Whose | null;
  /** What the server's clock shows. */
  now: Date | null;
  message: Message | null;
  say: (message: Message | null) => void;
  /** Does something to the server, says what became of it, and looks at the situation again. */
  act: (done: string, doIt: () => Promise<unknown>) => Promise<void>;
  change: (done: string, parts: Partial<Situation>) => Promise<void>;
  /** As `act`, for what the application can only follow from its beginning: loads the page anew. */
  restart: (doIt: () => Promise<unknown>) => Promise<void>;
}

const pollIntervalMs = 1500;

/** The situation as it is now and what can be done to it. Looks again by and by: a fault may be used up. */
export function useSituation(
  server: WindowMockServer,
  isOpen: boolean,
  onSession: (isSignedIn: boolean) => void,
): PanelControl {
  const [situation, setSituation] = useState<Situation | null>(null);
  const [whose, setWhose] = useState<Whose | null>(null);
  const [now, setNow] = useState<Date | null>(null);
  const [message, say] = useState<Message | null>(null);

  const look = useCallback(async () => {
    const [found, person, at] = await Promise.all([server.situation(), server.whose(), server.now()]);
    setSituation(found);
    setWhose(person);
    setNow(at);
  }, [server]);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it is set when the server has answered, never at once
    void look();
    // Closed, only the handle's count depends on it.
    const timer = setInterval(() => void look(), isOpen ? pollIntervalMs : 4 * pollIntervalMs);
    return () => clearInterval(timer);
  }, [look, isOpen]);

  const act = async (done: string, doIt: () => Promise<unknown>) => {
    try {
      await doIt();
      say({ kind: 'done', text: done });
    } catch (problem) {
      say({ kind: 'wrong', text: problem instanceof Error ? problem.message : String(problem) });
    }
    await look();
  };

  return {
    server,
    situation,
    whose,
    now,
    message,
    say,
    act,
    change(done, parts) {
      // A box that is ticked is ticked at once, and as the server says when it has answered.
      setSituation((current) => current && { ...current, ...parts });
      return act(done, () => server.change(parts));
    },
    restart: (doIt) =>
      act('Reloading the page', async () => {
        await doIt();
        const [{ as }, { as: here }] = await Promise.all([server.situation(), server.whose()]);
        onSession(as !== null || here !== null);
        location.reload();
      }),
  };
}
