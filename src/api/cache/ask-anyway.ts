import { onlineManager } from '@tanstack/react-query';

/** Asks for what waits for the network even if the browser believes it is offline: it may be wrong. */
export function askAnyway(ask: () => void): void {
  onlineManager.setOnline(true);
  ask();
}
