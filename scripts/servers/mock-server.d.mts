export function startMockServer(options?: { isPollingOnly?: boolean; scenario?: string }): Promise<{
  origin: string;
  stop: () => void;
}>;
