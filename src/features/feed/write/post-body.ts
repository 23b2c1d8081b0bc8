// From the parts of a draft to what the server takes.
import type { Schemas } from '@/api/contract';
import { isBlank } from '@/lib/text/blank';
import { videoLink } from '@/lib/links/video-link';
import { noParts, pollLimits, type DraftPoll, type PostParts } from './post-parts';

type PostBody = Schemas['NewPost'] | FormData;

/** Said while a picture is being made smaller. */
export const waitingText = 'Your photos are still being resized';

/** Why the parts cannot be sent as they are, in words for their author; null when they can. */
export function partsProblem({ pictures, poll, video }: PostParts): string | null {
  if (pictures.some(({ file }) => file === null)) return waitingText;
  if (video !== null && !isBlank(video) && videoLink(video) === null)
    return 'Enter a web address for the video';
  return poll && pollProblem(poll);
}

function pollProblem({ options }: DraftPoll): string | null {
  const given = options.map((option) => option.trim()).filter((option) => !isBlank(option));
  if (given.length < pollLimits.fewest) return 'A poll needs at least two answers';
  if (new Set(given).size < given.length) return 'Two poll answers are the same';
  return null;
}

const sign = ({ pictures, ...others }: PostParts) =>
  JSON.stringify([pictures.map(({ id, alt }) => [id, alt]), others]);

/** A text that changes with the parts as they would be sent; empty without any. */
export const signOf = (parts: PostParts): string => (sign(parts) === sign(noParts) ? '' : sign(parts));

/** The request for a new post: a form when pictures go with it. */
export function postBody(content: string, clientId: string, parts: PostParts): PostBody {
  const { pictures, card, poll, video, audience, lookingFor } = parts;
  const watched = video === null ? null : videoLink(video);
  const body: Schemas['NewPost'] = {
    content,
    clientId,
    audience,
    ...(lookingFor && { lookingFor }),
    ...(card && { attachment: { kind: card.kind, refId: card.refId } }),
    ...(watched && { videoUrl: watched.href }),
    ...(poll && {
      poll: {
        days: poll.days,
        options: poll.options.map((each) => each.trim()).filter((each) => !isBlank(each)),
      },
    }),
  };
  if (pictures.length === 0) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const { file, alt } of pictures) {
    if (!file) continue;
    form.append('images', file);
    form.append('alts', alt.trim());
  }
  return form;
}
