// The pictures that go with comments being written or sent: at hand in memory, and kept with the drafts for later pages.
import { dropFile, keepFile, keptFile } from '@/ui/draft/draft-files';

/** What a draft says of its picture. */
export interface KeptPicture {
  /** Under which its file is kept. */
  id: string;
  /** What it shows, in words. */
  alt: string;
}

/** Storage may hold anything: only what is whole is taken. */
export const isPicture = (value: unknown): value is KeptPicture =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'alt' in value &&
  typeof value.alt === 'string';

/** The picture that a draft tells of; null for none. */
export function pictureIn(text: string): KeptPicture | null {
  try {
    const value: unknown = JSON.parse(text || 'null');
    return isPicture(value) ? value : null;
  } catch {
    return null;
  }
}

const atHand = new Map<string, File>();

/** Keeps a picture, already made smaller, under an id of its own. */
export function keepPicture(userId: number, id: string, file: File): void {
  atHand.set(id, file);
  void keepFile(userId, id, file);
}

/** The file, if this page has it already. */
export const pictureAtHand = (id: string): File | undefined => atHand.get(id);

/** The file; null where storage was blocked or emptied, so that there is none any more. */
export async function pictureOf(userId: number, id: string): Promise<File | null> {
  const file = atHand.get(id) ?? (await keptFile(userId, id));
  if (file) atHand.set(id, file);
  return file;
}

/** It was sent, or taken out. */
export function forgetPicture(userId: number, id: string): void {
  atHand.delete(id);
  void dropFile(userId, id);
}
