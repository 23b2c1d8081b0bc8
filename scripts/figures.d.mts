export function inspect(file: string, text: string): { lines: number; casts: number; faults: string[] };
export function inspectTree(): string[];
