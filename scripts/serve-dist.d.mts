export function serveDist(options: {
  folder: string;
  port?: number;
  server?: string | null;
  configuration?: Record<string, string> | null;
}): Promise<{ url: string; close: () => Promise<void> }>;
