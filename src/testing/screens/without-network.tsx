import { onlineManager } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

/** From its first render on nothing is asked of the server, as once the network has gone. The next story begins with it. */
export function WithoutNetwork({ children }: { children: ReactNode }) {
  useState(() => onlineManager.setOnline(false));
  return children;
}
