import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { write } from '@/api/queries';
import { withUploadProgress } from '@/api/upload/upload-progress';

/** Where a file goes. */
export interface UploadPlace {
  propertyId?: string | undefined;
  folderId?: string | undefined;
  /** The records it is attached to. */
  links?: readonly Schemas['DocumentLink'][];
  /** The document of which the file is the next version. */
  replaces?: string | undefined;
}

/**
 * Keeps a file as a document.
 * @param clientId sent again with a retry: the server keeps one document for it
 * @param onProgress told of the bytes sent and of all there are
 * @throws what the call throws; a 422 on `file` says why the file is refused
 */
export function uploadDocument(
  queryClient: QueryClient,
  file: File,
  { links, ...place }: UploadPlace,
  clientId: string,
  signal?: AbortSignal,
  onProgress?: (sent: number, all: number) => void,
) {
  const body = new FormData();
  body.append('file', file);
  body.append('name', file.name.slice(0, 160));
  body.append('clientId', clientId);
  if (links) body.append('links', JSON.stringify(links));
  for (const [name, value] of Object.entries(place)) if (typeof value === 'string') body.append(name, value);
  return write(
    queryClient,
    'post',
    '/documents',
    {
      body,
      ...(signal && { signal }),
      ...(onProgress && { transport: withUploadProgress(onProgress) }),
    },
    // A property counts its documents.
    { refreshes: ['/documents', '/folders', ...(place.propertyId === undefined ? [] : ['/properties'])] },
  );
}
