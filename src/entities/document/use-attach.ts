import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { formFailure } from '@/api/form-failure';
import { newClientId } from '@/lib/client-id';
import { documentProblem } from './document-files';
import { uploadDocument, type UploadPlace } from './upload-document';

/** A file on its way to a record; with a `problem` it isn't there. */
export interface Attaching {
  /** The server keeps one document for it, however often it is sent. */
  id: string;
  file: File;
  problem: string | null;
  /** Whether the same file may be taken another time. */
  canRetry: boolean;
}

/** Uploads files to a place; each that fails is named with its reason and holds up none of the others. */
export function useAttach(place: UploadPlace) {
  const queryClient = useQueryClient();
  const [attaching, setAttaching] = useState<readonly Attaching[]>([]);
  const dismiss = (id: string) => setAttaching((all) => all.filter((each) => each.id !== id));
  const send = async (each: Attaching) => {
    setAttaching((all) =>
      all.map((other) => (other.id === each.id ? { ...other, problem: null, canRetry: false } : other)),
    );
    try {
      await uploadDocument(queryClient, each.file, place, each.id);
      dismiss(each.id);
    } catch (error) {
      const problem = formFailure(error, ['file']).fields.get('file') ?? errorMessage(error);
      setAttaching((all) =>
        all.map((other) => (other.id === each.id ? { ...other, problem, canRetry: true } : other)),
      );
    }
  };
  const attach = (files: readonly File[]) => {
    const added = files.map((file): Attaching => {
      const problem = documentProblem(file) ?? null;
      return { id: newClientId(), file, problem, canRetry: false };
    });
    setAttaching((all) => [...all, ...added]);
    for (const each of added) if (each.problem === null) void send(each);
  };
  return { attaching, attach, retry: (each: Attaching) => void send(each), dismiss };
}
