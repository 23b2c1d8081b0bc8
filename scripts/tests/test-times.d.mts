export interface FileTime {
  file: string;
  ms: number;
}
export function fileTimes(report: object, root: string): FileTime[];
export function describeTimes(
  kinds: readonly { name: string; files: readonly FileTime[] }[],
  count?: number,
): string[];
