import type { ContractOperation } from './contract.mjs';

export function namedBy(operation: ContractOperation): RegExp;
export function calledBy(operation: ContractOperation): RegExp;
