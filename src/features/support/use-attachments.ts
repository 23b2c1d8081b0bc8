import { useState } from 'react';
import { compressImage } from '@/lib/images/compress-image';

export const mostAttachments = 3;
/** Wide enough to read a screenshot by, in pixels. */
const longestSide = 1920;

export interface Attachment {
  id: number;
  file: File;
}

let lastId = 0;

/** Up to three pictures, each made smaller as it is added; what cannot be taken is said in `problem`. */
export function useAttachments() {
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);

  const add = async (files: readonly File[]) => {
    setProblem(null);
    setIsWorking(true);
    const room = mostAttachments - attachments.length;
    if (files.length > room) setProblem(`You can send up to ${mostAttachments} photos`);
    for (const file of files.slice(0, room)) {
      try {
        const small = await compressImage(file, longestSide);
        lastId += 1;
        const id = lastId;
        setAttachments((now) => [...now, { id, file: small }]);
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
      }
    }
    setIsWorking(false);
  };
  const remove = (id: number) => {
    setProblem(null);
    setAttachments((now) => now.filter((each) => each.id !== id));
  };
  return { attachments, problem, isWorking, add, remove };
}
