import { useState } from 'react';
import { compressImage } from '@/lib/images/compress-image';
import { changeChosenFiles, useChosenFiles, type Attached } from '../outbox/chosen-files';

export const mostImages = 10;
export const mostDocuments = 5;
/** A document's size in bytes (the contract's limit). */
const largestDocument = 20 * 1024 * 1024;
/** Wide enough for a plan or a screenshot to be read, in pixels. */
const longestSide = 1920;

let lastId = 0;
const nextId = () => {
  lastId += 1;
  return lastId;
};

/**
 * Pictures and documents that will go with the message of a conversation; another one can be looked at meanwhile. Pictures are made
 * smaller as they are added; what cannot be taken is said.
 */
export function useAttached(conversationId: number) {
  const attached = useChosenFiles(conversationId);
  const setAttached = (edit: Parameters<typeof changeChosenFiles>[1]) =>
    changeChosenFiles(conversationId, edit);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = (id: number) => {
    setProblem(null);
    setAttached((now) => now.filter((each) => each.id !== id));
  };
  const addImages = async (files: readonly File[]) => {
    setProblem(null);
    const room = mostImages - attached.filter(({ kind }) => kind === 'image').length;
    if (files.length > room) setProblem(`You can send up to ${mostImages} photos at once`);
    const taken = files.slice(0, Math.max(0, room)).map((file) => ({ id: nextId(), file }));
    const waiting = taken.map(({ id, file }): Attached => ({
      id,
      kind: 'image',
      name: file.name,
      file: null,
    }));
    setAttached((now) => [...now, ...waiting]);
    for (const { id, file } of taken) {
      try {
        const small = await compressImage(file, longestSide);
        setAttached((now) =>
          now.map((each) => (each.id === id ? { ...each, name: small.name, file: small } : each)),
        );
      } catch (error) {
        setAttached((now) => now.filter((each) => each.id !== id));
        setProblem(`${file.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  const addDocuments = (files: readonly File[]) => {
    setProblem(null);
    const room = mostDocuments - attached.filter(({ kind }) => kind === 'document').length;
    if (files.length > room) setProblem(`You can send up to ${mostDocuments} documents at once`);
    const taken = files.slice(0, Math.max(0, room)).filter((file) => {
      const isTaken = file.size > 0 && file.size <= largestDocument;
      if (!isTaken)
        setProblem(`${file.name}: ${file.size > 0 ? 'documents can be up to 20 MB' : 'this file is empty'}.`);
      return isTaken;
    });
    setAttached((now) => [
      ...now,
      ...taken.map((file): Attached => ({ id: nextId(), kind: 'document', name: file.name, file })),
    ]);
  };
  return {
    attached,
    problem,
    isWorking: attached.some(({ file }) => file === null),
    addImages,
    addDocuments,
    remove,
    clear: () => setAttached(() => []),
  };
}
