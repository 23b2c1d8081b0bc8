export const articleBodies: ReadonlyMap<string, string> = new Map();
