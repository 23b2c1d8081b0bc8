import { strToU8, type AsyncZippable } from 'fflate';
import { readFile } from '@/api/upload/file';
import type { Schemas } from '@/api/contract';
import { zipFiles } from '@/lib/zip/zip-files';
import { documentAddress } from './document-files';

/** A document and what it is called in the ZIP. */
export interface PackedDocument {
  document: Schemas['PortfolioDocument'];
  fileName: string;
}

/** A document that couldn’t be read; its message is the document’s name, `cause` says why. Without it the ZIP would be no evidence. */
export class MissingDocumentError extends Error {
  override name = 'MissingDocumentError';
}

/**
 * Documents and texts as one ZIP, made here; the documents are read one after the other.
 * @param texts by the names of their files
 * @throws MissingDocumentError
 */
export async function zipDocuments(
  documents: readonly PackedDocument[],
  texts: Readonly<Record<string, string>>,
): Promise<Blob> {
  const files: AsyncZippable = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, strToU8(text)]),
  );
  for (const { document, fileName } of documents) {
    try {
      const bytes = await readFile(documentAddress(document.file));
      // PDFs and photos are compressed already.
      files[fileName] = [new Uint8Array(await bytes.arrayBuffer()), { level: 0 }];
    } catch (cause) {
      throw new MissingDocumentError(document.name, { cause });
    }
  }
  return zipFiles(files);
}
