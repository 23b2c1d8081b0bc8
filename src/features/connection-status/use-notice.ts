import { useEffect, useState } from 'react';
import { useConnectionStatus } from '@/realtime/status';
import { useTimeout } from '@/ui/events/use-timeout';
import { goodNewsTime, noticeOfTrouble, patience, type Notice } from './notice';

/** What to say of the connection now. The good news is for those alone who have had the bad. */
export function useNotice(): Notice | null {
  const { status, awaySince } = useConnectionStatus();
  // Which gap has lasted long enough, by its beginning: a new one starts to count anew.
  const [lasting, setLasting] = useState<number | null>(null);
  const [wasTold, setWasTold] = useState(false);
  // Who has been told of a gap is not left in doubt again before it ends.
  const isLong = wasTold || lasting === awaySince;
  const trouble = awaySince === null ? null : noticeOfTrouble(status, isLong ? patience : 0);
  if (trouble !== null && !wasTold) setWasTold(true);

  useEffect(() => {
    if (awaySince === null) return;
    // A clock that was set back must not make anybody wait longer.
    const left = Math.min(patience, Math.max(0, awaySince + patience - Date.now()));
    const timer = setTimeout(() => setLasting(awaySince), left);
    return () => clearTimeout(timer);
  }, [awaySince]);

  const isBack = wasTold && status === 'connected';
  useTimeout(() => setWasTold(false), isBack ? goodNewsTime : null);
  return trouble ?? (isBack ? 'back' : null);
}
