import type { ContractOperation } from '../contract/contract.mjs';

export interface Row {
  operationId: string;
  method: string;
  address: string;
  status?: number;
  ms?: number;
  result: 'fits' | 'differs' | 'refused' | 'left out';
  problems: string[];
  notes: string[];
  /** What the client switches off because the server does not have the operation. */
  lacks?: string;
}
export type Ask = (
  method: string,
  address: string,
  how?: object,
) => Promise<{ status?: number; text?: string }>;
export function probe(how: {
  operations: ContractOperation[];
  ask: Ask;
  canWrite?: boolean;
  hasSession?: boolean;
  onRow?: (row: Row) => void;
}): Promise<Row[]>;
