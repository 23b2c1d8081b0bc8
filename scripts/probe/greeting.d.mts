import type { Ask } from './probe.mjs';

export function greet(prefix: string, askAt: (prefix: string) => Ask): Promise<void>;
export function checkSession(ask: Ask): Promise<void>;
export function isOpenToAll(ask: Ask): Promise<boolean>;
