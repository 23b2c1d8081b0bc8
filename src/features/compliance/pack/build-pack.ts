import { strToU8, type AsyncZippable } from 'fflate';
import { readFile } from '@/api/file';
import { documentAddress } from '@/entities/document/document-files';
import { zipFiles } from '@/lib/zip/zip-files';
import type { PackItem } from './pack-contents';

/** A certificate that couldn’t be read; `cause` says why. Without it the pack would be no evidence. */
export class MissingCertificateError extends Error {
  override name = 'MissingCertificateError';
}

/**
 * The pack as one ZIP, made here: its summary and every certificate, read one after the other.
 * @throws MissingCertificateError
 */
export async function buildPack(items: readonly PackItem[], summary: string): Promise<Blob> {
  const files: AsyncZippable = { 'Summary.html': strToU8(summary) };
  for (const { certificate } of items) {
    if (!certificate) continue;
    const { document, fileName } = certificate;
    try {
      const bytes = await readFile(documentAddress(document.file));
      // PDFs and photos are compressed already.
      files[fileName] = [new Uint8Array(await bytes.arrayBuffer()), { level: 0 }];
    } catch (cause) {
      throw new MissingCertificateError(document.name, { cause });
    }
  }
  return zipFiles(files);
}
