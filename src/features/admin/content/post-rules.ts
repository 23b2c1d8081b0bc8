import type { Schemas } from '@/api/contract';
import type { FieldErrors } from '@/ui/form/use-form';

type Blog = Schemas['Blog'];

/** What is typed into the form of a post. */
export interface PostText {
  title: string;
  excerpt: string;
  body: string;
  category: Schemas['BlogCategory'] | '';
  status: Schemas['BlogStatus'];
  /** As a `datetime-local` field has it, in the reader's zone. */
  scheduledFor: string;
}

/** The contract's bounds, in characters. */
export const longest = { title: 120, excerpt: 160, body: 60_000 } as const;

const pad = (value: number) => String(value).padStart(2, '0');

/** A moment as a `datetime-local` field takes it, in the reader's zone; empty without one. */
function localMoment(at: string | null): string {
  if (at === null) return '';
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** A post as its form begins; a new one is a draft. */
export const textOf = (post: Blog | null): PostText => ({
  title: post?.title ?? '',
  excerpt: post?.excerpt ?? '',
  body: post?.body ?? '',
  category: post?.category ?? '',
  status: post?.status ?? 'draft',
  scheduledFor: localMoment(post?.scheduledFor ?? null),
});

/** What keeps a post from being saved, by field. */
export function postProblems(
  { title, body, category, status, scheduledFor }: PostText,
  now: Date,
): FieldErrors<PostText> {
  const isPast = !(new Date(scheduledFor).getTime() > now.getTime());
  return {
    title: title.trim() ? undefined : 'Enter a title.',
    body: body.trim() ? undefined : 'Write the post.',
    category: category ? undefined : 'Choose a category.',
    scheduledFor: status === 'scheduled' && isPast ? 'Choose a time in the future.' : undefined,
  };
}

/** The body of a new post. */
export function bodyOf({
  title,
  excerpt,
  body,
  category,
  status,
  scheduledFor,
}: PostText): Schemas['NewBlog'] {
  return {
    title: title.trim(),
    body,
    category: category || 'product',
    status,
    ...(excerpt.trim() && { excerpt: excerpt.trim() }),
    ...(status === 'scheduled' && { scheduledFor: new Date(scheduledFor).toISOString() }),
  };
}
