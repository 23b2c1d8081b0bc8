import type { QueryClient } from '@tanstack/react-query';
import { UnexpectedAnswerError } from '@/api/errors';
import { write } from '@/api/queries';
import { workName } from '@/lib/evaluation/inputs/viewing-works';
import type { NotedCheck } from '../notes/notes';

/**
 * Sends a picture of a check to the photos of the deal and answers its file there. It carries its own name: sent again, the
 * server keeps one.
 */
export async function uploadPhoto(
  queryClient: QueryClient,
  evaluationId: string,
  check: NotedCheck,
  photo: string,
  file: File,
): Promise<string> {
  const body = new FormData();
  body.append('evaluationId', evaluationId);
  body.append('file', file);
  body.append('caption', workName(check));
  body.append('clientId', photo);
  const made = await write(queryClient, 'post', '/evaluations/images', { body }, { refreshes: [] });
  const [image] = made ?? [];
  if (!image) throw new UnexpectedAnswerError();
  return image.file;
}
