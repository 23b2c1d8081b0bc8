import type { TablesOf } from '../document-table';

/** Who may see an uploaded file: those who may read this post or conversation. */
export interface UploadScope {
  kind: 'post' | 'conversation';
  id: number;
}

/** What is known of an uploaded file; its bytes are in the file store. */
interface MediaFile {
  id: number;
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

export interface MediaDocuments {
  mediaFile: MediaFile;
}

export const mediaTables = {
  mediaFile: { ids: 'number', by: ['path'] },
} as const satisfies TablesOf<MediaDocuments>;
