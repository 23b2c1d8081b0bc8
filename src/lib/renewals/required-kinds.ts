import type { Nation } from '../dates/working-days/bank-holidays';
import { ruleOn, type LegalSource } from '../letting-law/dated-rule';
import { requirements, type LetScope } from '../letting-law/requirements';

/** How homes are let, by how they earn; one that earns otherwise needs nothing of a let. */
const scopes: Readonly<Record<string, readonly LetScope[]>> = {
  btl: ['any', 'tenancy'],
  brrr: ['any', 'tenancy'],
  r2r: ['any', 'tenancy'],
  hmo: ['any', 'tenancy', 'hmo', 'fire'],
  sa: ['any', 'fire'],
};
const letStatuses: ReadonlySet<string> = new Set(['let', 'part_let', 'void']);

/** A record that a home must have, and the rule that says so. */
export interface RequiredKind {
  kind: string;
  source: LegalSource;
}

/**
 * The kinds of renewal that the law of its nation asks of a home on a day, in the order to show. Whether a home has gas, or an HMO is
 * large enough for a licence, nobody knows here: its owner says that one does not apply.
 * @param home its status and the key of its model as the contract has them; without a model it is a plain let
 * @param day ISO day in London
 */
export function requiredKinds(
  home: { nation: Nation; status: string; model: string | null },
  day: string,
): RequiredKind[] {
  if (!letStatuses.has(home.status)) return [];
  const own = scopes[home.model ?? 'btl'] ?? [];
  return Object.entries(requirements).flatMap(([kind, { scope, rules }]) => {
    const found = own.includes(scope) ? ruleOn(rules[home.nation] ?? [], day) : undefined;
    return found ? [{ kind, source: found.source }] : [];
  });
}
