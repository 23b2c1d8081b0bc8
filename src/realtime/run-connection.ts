import {
  initialConnection,
  transition,
  type ConnectionEffect,
  type ConnectionEvent,
  type ConnectionState,
} from './connection';

const heartbeatPeriod = 30_000;
const refetchJitter = 1_000;

/** What the connection can do to the world; all of it may be asked for at any time. */
export interface ConnectionActs {
  connect: () => void;
  disconnect: () => void;
  setOnlineUser: () => void;
  heartbeat: () => void;
  refetchMissed: () => void;
  showStatus: (status: ConnectionState['status']) => void;
}

/** Runs the state machine with the clock: one retry timer, one heartbeat, one pending refetch. Returns how to tell it. */
export function runConnection(acts: ConnectionActs, isOnline: boolean): (event: ConnectionEvent) => void {
  let state = initialConnection(isOnline);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  let refetch: ReturnType<typeof setTimeout> | undefined;
  const waiting: ConnectionEvent[] = [];
  let isBusy = false;

  const perform = (effect: ConnectionEffect) => {
    switch (effect.type) {
      case 'armTimer':
        clearTimeout(timer);
        timer = setTimeout(() => tell({ type: 'timerFired' }), effect.ms);
        break;
      case 'clearTimer':
        clearTimeout(timer);
        break;
      case 'startHeartbeat':
        clearInterval(heartbeat);
        heartbeat = setInterval(acts.heartbeat, heartbeatPeriod);
        break;
      case 'stopHeartbeat':
        clearInterval(heartbeat);
        break;
      case 'refetchMissed':
        // Spread over a second, so that a server that restarts is not asked by everyone at once.
        clearTimeout(refetch);
        refetch = setTimeout(acts.refetchMissed, Math.random() * refetchJitter);
        break;
      default:
        acts[effect.type]();
    }
  };

  // An act can cause the next event at once (disconnecting does), so events take turns.
  const tell = (event: ConnectionEvent) => {
    waiting.push(event);
    if (isBusy) return;
    isBusy = true;
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const step = transition(state, next);
        state = step.state;
        acts.showStatus(state.status);
        step.effects.forEach(perform);
      }
      if (state.isStopped) clearTimeout(refetch);
    } finally {
      isBusy = false;
    }
  };
  acts.showStatus(state.status);
  return tell;
}
