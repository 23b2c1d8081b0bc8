import { useCallback, useEffect, useState } from 'react';
import { pretendOffline } from '../page/pretend-offline';
import type { RemoteMockServer } from '../remote-control';
import type { Situation } from '../scenarios/situation';

/** Said to the person at the panel. */
export interface Message {
  kind: 'done' | 'wrong';
  text: string;
}

export interface PanelControl {
  server: RemoteMockServer;
  /** null until the first answer. */
  situation: Situation | null;
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

const lookEveryMs = 1500;

/** The situation as it is now and what can be done to it. Looks again by and by: a fault may be used up. */
export function useSituation(
  server: RemoteMockServer,
  isOpen: boolean,
  onSession: (isSignedIn: boolean) => void,
): PanelControl {
  const [situation, setSituation] = useState<Situation | null>(null);
  const [now, setNow] = useState<Date | null>(null);
  const [message, say] = useState<Message | null>(null);

  const look = useCallback(async () => {
    const [found, at] = await Promise.all([server.situation(), server.now()]);
    setSituation(found);
    setNow(at);
    return found;
  }, [server]);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it is set when the server has answered, never at once
    void look();
    // Closed, only the handle's count depends on it.
    const timer = setInterval(() => void look(), isOpen ? lookEveryMs : 4 * lookEveryMs);
    return () => clearInterval(timer);
  }, [look, isOpen]);

  const act = async (done: string, doIt: () => Promise<unknown>) => {
    try {
      await doIt();
      say({ kind: 'done', text: done });
    } catch (problem) {
      say({ kind: 'wrong', text: problem instanceof Error ? problem.message : String(problem) });
    }
    pretendOffline((await look()).isOffline);
  };

  return {
    server,
    situation,
    now,
    message,
    say,
    act,
    change: (done, parts) => act(done, () => server.change(parts)),
    restart: (doIt) =>
      act('The page is loaded anew', async () => {
        await doIt();
        onSession((await server.situation()).as !== null);
        location.reload();
      }),
  };
}
