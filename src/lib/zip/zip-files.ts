import { zip, type AsyncZippable } from 'fflate';

/** Files by their paths, as one ZIP. PDFs and photos are compressed already: give them level 0. */
export const zipFiles = (files: AsyncZippable): Promise<Blob> =>
  new Promise((resolve, reject) => {
    zip(files, (error, bytes) => {
      if (error) reject(error);
      else resolve(new Blob([new Uint8Array(bytes)], { type: 'application/zip' }));
    });
  });
