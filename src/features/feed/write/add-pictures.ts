import { compressImage } from '@/lib/images/compress-image';
import { newClientId } from '@/lib/client-id';
import { changeParts, mostPictures, postPartsOf, settlePicture, type DraftPicture } from './post-parts';

/** Wide enough for a floor plan to be read, in pixels. */
const longestSide = 1920;

/**
 * Adds pictures to the post being written, each made smaller in turn.
 * @param onProblem told what could not be taken and why, all of it, in the specification's words (§5)
 */
export async function addPictures(
  userId: number,
  files: readonly File[],
  onProblem: (problem: string) => void,
): Promise<void> {
  const problems: string[] = [];
  const tell = (problem: string) => {
    problems.push(problem);
    onProblem(problems.join(' · '));
  };
  const room = mostPictures - postPartsOf(userId).pictures.length;
  if (files.length > room) tell(`A post can have up to ${mostPictures} photos.`);
  const taken = files.slice(0, Math.max(0, room)).map((file) => ({ id: newClientId(), file }));
  const waiting = taken.map(({ id, file }): DraftPicture => ({
    id,
    name: file.name,
    alt: '',
    file: null,
    percent: 0,
  }));
  changePictures(userId, (pictures) => [...pictures, ...waiting]);
  for (const { id, file } of taken) {
    const change = (patch: Partial<DraftPicture>) =>
      changePictures(userId, (pictures) =>
        pictures.map((each) => (each.id === id ? { ...each, ...patch } : each)),
      );
    try {
      settlePicture(userId, id, await compressImage(file, longestSide, (percent) => change({ percent })));
    } catch (error) {
      changePictures(userId, (pictures) => pictures.filter((each) => each.id !== id));
      tell(`${file.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

export function changePictures(
  userId: number,
  edit: (pictures: readonly DraftPicture[]) => readonly DraftPicture[],
): void {
  changeParts(userId, (now) => ({ ...now, pictures: edit(now.pictures) }));
}
