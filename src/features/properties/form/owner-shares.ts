// Who owns how much of a property, as it is typed: rows kept as text, as every value of a described form.
import type { Schemas } from '@/api/contract';
import { numberText, readPercent } from '@/lib/money/amount-text';

export interface OwnerRow {
  /** `user:1` or `company:{uuid}`; empty until one is chosen. */
  owner: string;
  /** Per cent, as typed. */
  share: string;
}

export const ownersValue = (rows: readonly OwnerRow[]): string => JSON.stringify(rows);

/** The rows of a value; it is written by `ownersValue` alone. */
export const ownerRows = (value: string | undefined): OwnerRow[] =>
  value === undefined || value === '' ? [] : (JSON.parse(value) as OwnerRow[]);

/** @param owners as the contract has them; without any, all of it is mine. */
export const rowsOf = (owners: readonly Schemas['PropertyOwner'][], meId: number): OwnerRow[] =>
  owners.length === 0
    ? [{ owner: `user:${meId}`, share: '100' }]
    : owners.map(({ userId, companyId, share }) => ({
        owner: userId === null ? `company:${companyId}` : `user:${userId}`,
        share: numberText(share),
      }));

const shareOf = ({ share }: OwnerRow) => {
  const read = readPercent(share);
  return typeof read === 'number' && read > 0 && read <= 100 ? read : null;
};

/** What is wrong with one row: its owner or its share. */
export function ownerFault(row: OwnerRow): { field: keyof OwnerRow; text: string } | undefined {
  if (row.owner === '') return { field: 'owner', text: 'Choose an owner' };
  return shareOf(row) === null
    ? { field: 'share', text: 'Enter a share above 0% and up to 100%' }
    : undefined;
}

/** What is wrong with all owners together; shares must make 100%, as the server has it to two decimals. */
export function ownersProblem(rows: readonly OwnerRow[]): string | undefined {
  if (rows.length === 0) return 'Add at least one owner';
  const fault = rows.map(ownerFault).find(Boolean);
  if (fault) return fault.text;
  if (new Set(rows.map(({ owner }) => owner)).size < rows.length) return 'Add each owner only once';
  const sum = rows.reduce((total, row) => total + (shareOf(row) ?? 0), 0);
  if (Math.abs(sum - 100) <= 0.005) return undefined;
  return `The shares add up to ${numberText(Math.round(sum * 100) / 100)}%, not 100%`;
}

/** The owners as they are sent. */
export const ownersBody = (rows: readonly OwnerRow[]): Schemas['PropertyOwnerShares'] =>
  rows.map((row) => {
    const [kind, id = ''] = row.owner.split(':');
    return { ...(kind === 'user' ? { userId: Number(id) } : { companyId: id }), share: shareOf(row) ?? 0 };
  });
