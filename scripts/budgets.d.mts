export interface Limit {
  most: number;
  aim: number;
}
export const limits: Record<
  | 'feedScript'
  | 'landingScript'
  | 'styles'
  | 'scriptUntilIdle'
  | 'requestsUntilIdle'
  | 'nodesUntilIdle'
  | 'chunkDepth',
  Limit
>;
