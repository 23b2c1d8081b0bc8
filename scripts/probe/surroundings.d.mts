import type { Ask, Row } from './probe.mjs';

export function probeSurroundings(
  prefix: string,
  ask: Ask,
  how?: { origin?: string; send?: typeof fetch },
): Promise<Row[]>;
