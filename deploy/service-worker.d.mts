export function revisionOf(content: string | Uint8Array): string;
export function withPageRevision(worker: string, html: string): string;
