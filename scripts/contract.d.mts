export function generateTypes(): Promise<string>;
export function typesAreCurrent(): Promise<boolean>;
export function lintContract(): Promise<number>;
