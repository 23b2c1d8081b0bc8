export interface ContractOperation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  id: string;
  operation: {
    tags: string[];
    'x-provenance'?: string;
    'x-called-by'?: string;
    parameters?: { name: string; in: string; explode?: boolean; schema?: { type?: string } }[];
  };
}
export interface Contract {
  tags: { name: string }[];
  paths: Record<string, unknown>;
}
export function readContract(): Promise<Contract>;
export function operationsOf(whole: Contract): ContractOperation[];
