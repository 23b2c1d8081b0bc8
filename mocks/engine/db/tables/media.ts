import type { TablesOf } from '../table-definition';

/**
 * Who may see an uploaded file: everybody (`public`), every member (`members`), its owner alone (`owner`), or those who may
 * see the record it belongs to. The owner always may; the admins see what belongs to a ticket or proves a business.
 */
export type UploadScope =
  | { kind: 'public' | 'members' | 'owner' }
  | { kind: 'post' | 'conversation'; id: number }
  | { kind: 'evaluation' | 'document' | 'video' | 'ticket' | 'business'; id: string };

/** What is known of an uploaded file; its bytes are in the file store. */
interface MediaFile {
  id: number;
  /** Nobody's, 0, when somebody without an account sent it. */
  ownerId: number;
  file: string;
  /** `{ownerId}/{file}`, by which it is asked for. */
  path: string;
  /** As its owner called it. */
  name: string;
  mime: string;
  /** In bytes. */
  size: number;
  scope: UploadScope;
  createdAt: string;
}

/** A member who opened the share link of a document, and may read its file while that very link is open. */
interface DocumentReader {
  id: number;
  userId: number;
  documentId: string;
  token: string;
}

export interface MediaRows {
  mediaFile: MediaFile;
  documentReader: DocumentReader;
}

export const mediaTables = {
  mediaFile: { ids: 'number', by: ['path'] },
  documentReader: { ids: 'number', by: ['documentId'] },
} as const satisfies TablesOf<MediaRows>;
