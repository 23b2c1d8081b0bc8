import { logOnce } from '../log-once';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An answer whose lists of records hold records alone: a null or a text among them is left out and logged, as is a list of nothing
 * but nulls. What has no fault is given back as it is. The contract has no list of records that may hold anything else.
 * @param place the answer's path, by which the fault is logged once
 */
export function withSoundRows<T>(answer: T, place: string): T {
  // Only members are left out: what is read by the contract's type has that type still.
  return sound(answer, place) as T;
}

function sound(value: unknown, place: string): unknown {
  if (Array.isArray(value)) return soundList(value, place);
  if (!isRecord(value)) return value;
  let changed: Record<string, unknown> | null = null;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part !== 'object' || part === null) continue;
    // What names a record is a text or a number.
    const next = /^(id|uuid|slug)$|(Id|Uuid)$/.test(key) ? null : sound(part, `${place} ${key}`);
    if (next !== part) (changed ??= { ...value })[key] = next;
  }
  return changed ?? value;
}

function soundList(list: readonly unknown[], place: string): readonly unknown[] {
  const isOfRecords = list.some(isRecord);
  if (!isOfRecords && !list.includes(null)) return list;
  const kept = list.filter((row) => (isOfRecords ? isRecord(row) : row !== null));
  if (kept.length < list.length) logOnce(`A row of ${place}`, list);
  const rows = kept.map((row) => sound(row, place));
  return rows.length === list.length && rows.every((row, index) => row === list[index]) ? list : rows;
}
