// Photographs and films of a portfolio: under which names they are kept.
import type { UploadScope } from '../../engine/db/tables/media';
import { keepUpload } from '../../engine/uploads/uploads';
import type { Call } from '../../engine/answers/operation';
import { invalid } from '../../engine/requests/refusal';

/** Keeps files of mine, for me alone unless a scope is given; answers their names, in order. */
export async function keepFiles(
  call: Call,
  files: readonly File[],
  stem: string,
  scope: UploadScope = { kind: 'owner' },
): Promise<string[]> {
  const me = call.me();
  const names: string[] = [];
  for (const file of files) names.push((await keepUpload(call.world, me.id, file, scope, stem)).file);
  return names;
}

/**
 * The names of images after an edit: those kept, then the added ones. Throws 422 for a name the record does not have
 * and for more than `most`.
 */
export function imagesAfter(
  before: readonly string[],
  kept: readonly string[] | undefined,
  added: number,
  most: number,
): string[] {
  const images = kept ?? before;
  if (images.some((name) => !before.includes(name)))
    throw invalid({ images: ['We couldn’t find that photo'] });
  if (images.length + added > most) throw invalid({ files: [`Add no more than ${most} photos`] });
  return [...images];
}
