import { runtimeConfig } from '@/api/runtime-config';
import { mediaPath } from '@/lib/media';

/** What may be kept, as a file input asks for it. */
export const acceptedDocuments = '.pdf,.doc,.docx,.xls,.xlsx,.jpg,.jpeg,.png,.heic';

const megabyte = 1024 * 1024;
const largest = 20 * megabyte;

/** Types that some phones name where the file’s name has no ending. */
const knownTypes = /^(application\/(pdf|msword|vnd\.(ms-excel|openxmlformats.+))|image\/(jpeg|png|heic))$/;

/** Why a file can’t be kept, before anything is sent; undefined for one that can. The limits are the contract’s. */
export function documentProblem({
  name,
  size,
  type = '',
}: Pick<File, 'name' | 'size'> & { type?: string }): string | undefined {
  const isKnown = name.includes('.')
    ? acceptedDocuments.split(',').includes(`.${name.split('.').at(-1)?.toLowerCase() ?? ''}`)
    : knownTypes.test(type);
  if (!isKnown) return 'Choose a PDF, Word, Excel, JPG, PNG or HEIC file';
  if (size > largest) return 'Choose a file of up to 20 MB';
  return size === 0 ? 'This file is empty' : undefined;
}

/** `12 kB`, `3.4 MB`, `5 GB`. @param bytes 0 or more */
export function sizeText(bytes: number): string {
  if (bytes < megabyte) return `${bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 1024))} kB`;
  const [amount, unit] = bytes < 1024 * megabyte ? [bytes / megabyte, 'MB'] : [bytes / megabyte / 1024, 'GB'];
  return `${amount.toLocaleString('en-GB', { maximumFractionDigits: 1 })} ${unit}`;
}

/** Where a file of `{ownerId}/media/{file}` is. @param width of a photo, px: a small one is enough */
export function documentAddress(path: string, width?: number): string {
  const [owner = '', , file = ''] = path.split('/');
  return `${runtimeConfig.apiPrefix}${mediaPath(owner, file, width)}`;
}
