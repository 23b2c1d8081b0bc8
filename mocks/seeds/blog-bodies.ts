export const blogBodies: ReadonlyMap<string, string> = new Map();
