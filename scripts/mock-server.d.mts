export function startMockServer(options?: { isPollingOnly?: boolean }): Promise<{
  origin: string;
  stop: () => void;
}>;
