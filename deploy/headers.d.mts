export function scriptHashes(html: string): string[];
export function contentSecurityPolicy(html: string): string;
export function commonHeaders(html: string): Record<string, string>;
export function cacheControl(path: string): string;
export function headersFile(html: string): string;
export function nginxHeaders(html: string): string;
export function headersData(html: string): Record<string, Record<string, string>>;
export const namedFiles: readonly string[];
