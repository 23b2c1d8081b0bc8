import type { Schemas } from '@/api/contract';
import { isCalendarDay, londonDay } from '@/lib/dates/calendar-day';
import { readMoment } from '@/lib/dates/dates';
import { londonMoment, londonTime } from '@/lib/dates/london-moment';
import type { FieldErrors } from '@/ui/form/use-form';

type Blog = Schemas['Blog'];

/** What is typed into the form of a post. */
export interface PostText {
  title: string;
  excerpt: string;
  body: string;
  category: Schemas['BlogCategory'] | '';
  status: Schemas['BlogStatus'];
  /** As a `datetime-local` field has it, in London. */
  scheduledFor: string;
  /** A new picture, the media path of the one it has, or none. */
  cover: File | string | null;
}

/** The contract's bounds, in characters. */
export const longest = { title: 120, excerpt: 160, body: 60_000 } as const;

/** A moment as a `datetime-local` field takes it, by the clocks of London; empty without one. */
function fieldMoment(at: string | null): string {
  const moment = readMoment(at);
  return moment === null ? '' : `${londonDay(moment)}T${londonTime(moment)}`;
}

/** The moment of such a field, ISO in UTC; null where it holds none. */
function momentOf(field: string): string | null {
  const [day = '', time = ''] = field.split('T');
  return isCalendarDay(day) && time !== '' ? londonMoment(day, time) : null;
}

/** A post as its form begins; a new one is a draft. */
export const textOf = (post: Blog | null): PostText => ({
  title: post?.title ?? '',
  excerpt: post?.excerpt ?? '',
  body: post?.body ?? '',
  category: post?.category ?? '',
  status: post?.status ?? 'draft',
  scheduledFor: fieldMoment(post?.scheduledFor ?? null),
  cover: post?.cover ?? null,
});

/** What keeps a post from being saved, by field. */
export function postProblems(
  { title, body, category, status, scheduledFor }: PostText,
  now: Date,
): FieldErrors<PostText> {
  const at = momentOf(scheduledFor);
  const isPast = at === null || Date.parse(at) <= now.getTime();
  return {
    title: title.trim() ? undefined : 'Enter a title',
    body: body.trim() ? undefined : 'Enter some text',
    category: category ? undefined : 'Choose a category',
    scheduledFor: status === 'scheduled' && isPast ? 'Choose a time in the future' : undefined,
  };
}

/** The same as a form, which alone can carry a picture. */
export function formOf(body: Readonly<Record<string, unknown>>, cover: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (typeof value === 'string') form.append(name, value);
  form.append('cover', cover);
  return form;
}

/** The body of a new post; a new picture goes beside it. */
export function bodyOf({
  title,
  excerpt,
  body,
  category,
  status,
  scheduledFor,
}: PostText): Schemas['NewBlog'] {
  const at = status === 'scheduled' ? momentOf(scheduledFor) : null;
  return {
    title: title.trim(),
    body,
    category: category || 'product',
    status,
    ...(excerpt.trim() && { excerpt: excerpt.trim() }),
    ...(at !== null && { scheduledFor: at }),
  };
}
