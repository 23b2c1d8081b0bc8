export function listFiles(folder: string): string[];
export function brotli(bytes: Uint8Array): Uint8Array;
