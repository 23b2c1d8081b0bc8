export function failedFiles(report: object, root: string): string[];
export function countTests(report: object, again?: object): { passed: number; failed: number; flaky: number };
