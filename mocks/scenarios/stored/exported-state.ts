// The whole state of the mock server as plain data, for a file: what differs from the seed, uploaded files, the situation.
import { tableNames, type Database, type DatabaseDiff, type TableName } from '../../engine/db/database';
import { seedVersion } from '../../engine/db/persistence';
import type { World } from '../../engine/world/world';
import { seedMembers } from '../../engine/seeds/members';
import { isLikeRows } from './row-kinds';
import { ordinary, readParts, worldSizes, type Situation } from '../situation';
import type { WorldSize } from '../../engine/seeds/world-size';

const format = 'tiebeam-mock-server';

interface ExportedFile {
  ownerId: string;
  file: string;
  type: string;
  /** The bytes as base64. */
  bytes: string;
}

export interface ExportedState {
  format: typeof format;
  seedVersion: number;
  size: WorldSize;
  /** ISO date-time. */
  seededAt: string;
  situation: Situation;
  diff: DatabaseDiff;
  files: ExportedFile[];
}

export async function exportWorld(world: World, situation: Situation): Promise<ExportedState> {
  const diff = world.db.diff();
  const files: ExportedFile[] = [];
  for (const { path } of diff.mediaFile?.written ?? []) {
    const [ownerId = '', ...rest] = path.split('/');
    const file = rest.join('/');
    const content = await world.files.get(ownerId, file);
    if (content) files.push({ ownerId, file, type: content.type, bytes: await toBase64(content) });
  }
  // Who is signed in goes by the situation; tokens of cookies would open nothing elsewhere.
  const { session: _session, ...rest } = diff;
  const { size, seededAt } = world;
  return { format, seedVersion, size, seededAt: seededAt.toISOString(), situation, diff: rest, files };
}

/**
 * Reads an exported state from any value. Throws a sentence for a person when it is something else or belongs to another
 * version of the seed.
 * @param db tables whose rows show what the rows of the state must look like
 */
export function readExported(value: unknown, db: Database): ExportedState {
  const record = asRecord(value);
  if (record?.['format'] !== format) throw new Error('This file isn’t an exported state of the mock server.');
  if (record['seedVersion'] !== seedVersion) {
    throw new Error(
      `This file was exported with version ${String(record['seedVersion'])} of the seed world; this is version ${seedVersion}.`,
    );
  }
  const size = worldSizes.find((each) => each === record['size']);
  const seededAt = record['seededAt'];
  if (size === undefined) throw damaged('it doesn’t name a world size');
  if (typeof seededAt !== 'string' || Number.isNaN(Date.parse(seededAt))) {
    throw damaged('it doesn’t say when its world was created');
  }
  checkDiff(record['diff'], db);
  const { files } = record;
  if (!Array.isArray(files) || !files.every(isFile)) throw damaged('its uploaded files can’t be read');
  checkSituation(record['situation']);
  // `checkDiff` has checked the tables and their rows.
  const diff = record['diff'] as DatabaseDiff;
  checkMember(readParts(record['situation']).as ?? null, size, diff);
  // Every part is checked above.
  return record as unknown as ExportedState;
}

/** Replaces everything with an exported state. */
export async function importWorld(world: World, state: ExportedState): Promise<void> {
  world.reset(new Date(state.seededAt), state.size);
  world.db.apply(state.diff);
  await world.files.clear();
  for (const { ownerId, file, type, bytes } of state.files) {
    await world.files.put(ownerId, file, fromBase64(bytes, type));
  }
}

const isTable = (name: string): name is TableName => tableNames.some((each) => each === name);

function checkDiff(diff: unknown, db: Database): void {
  for (const [name, part] of Object.entries(asRecord(diff) ?? { missing: null })) {
    if (!isTable(name)) throw damaged(`it has an unknown table “${name}”`);
    const { written, removed, lastId } = asRecord(part) ?? {};
    const areRows = Array.isArray(written) && written.every((row) => 'id' in (asRecord(row) ?? {}));
    if (!areRows || !Array.isArray(removed) || typeof lastId !== 'number') {
      throw damaged(`its table “${name}” can’t be read`);
    }
    if (written.length === 0) continue;
    const rows = db[name].all();
    const strange: unknown = written.find((row) => !isLikeRows(row, rows));
    if (strange !== undefined) {
      throw damaged(`row ${String(asRecord(strange)?.['id'])} of its table “${name}” can’t be read`);
    }
  }
}

function checkSituation(value: unknown): void {
  const parts = readParts(value);
  const missing = Object.keys(ordinary).find((key) => !(key in parts));
  if (missing !== undefined) throw damaged(`its situation is missing “${missing}”`);
}

/** Throws when the signed-in user isn't a member of the world that the file makes. */
function checkMember(as: string | null, size: WorldSize, { user }: DatabaseDiff): void {
  if (as === null || user?.written.some(({ username }) => username === as)) return;
  const gone = new Set([...(user?.removed ?? []), ...(user?.written ?? []).map(({ id }) => id)]);
  const isSeeds = seedMembers(size).some(({ id, username }) => username === as && !gone.has(id));
  if (!isSeeds) throw damaged(`“${as}” is signed in but isn’t a member of its world`);
}

function isFile(value: unknown): boolean {
  const file = asRecord(value);
  if (!['ownerId', 'file', 'type', 'bytes'].every((key) => typeof file?.[key] === 'string')) return false;
  try {
    atob(String(file?.['bytes']));
    return true;
  } catch {
    return false;
  }
}

const damaged = (why: string) => new Error(`This file is damaged: ${why}.`);

function asRecord(value: unknown): Record<string, unknown> | undefined {
  // Every object that is no list has string keys.
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

/** How many bytes become text at once: more would be too many arguments. */
const portion = 0x8000;

async function toBase64(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += portion) {
    text += String.fromCharCode(...bytes.subarray(at, at + portion));
  }
  return btoa(text);
}

function fromBase64(text: string, type: string): Blob {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type });
}
