import type { Schemas } from '@/api/contract';
import { isBlank } from '@/lib/text/blank';
import { readMoment } from '@/lib/dates/dates';
import { readDay } from '@/lib/dates/day-text';
import type { FieldErrors } from '@/ui/form/use-form';
import { nations } from '../article-text';

type Article = Schemas['Article'];

/** An article as its form holds it. */
export interface ArticleText {
  title: string;
  categoryId: string;
  body: string;
  nations: readonly Schemas['ArticleNation'][];
  /** ISO day; what was typed where that is no day. */
  reviewedOn: string;
  status: Schemas['ArticleStatus'];
  /** As an `<input type="datetime-local">` writes it, in the writer's zone; used for a scheduled article alone. */
  scheduledFor: string;
}

export const longestTitle = 80;
export const longestBody = 60_000;

/** The fields whose refusals the server names. */
export const articleFields = [
  'title',
  'categoryId',
  'body',
  'nations',
  'reviewedOn',
  'scheduledFor',
] as const;

/** What the form begins with: an article, or an empty one that was checked today. */
export function textOf(article: Article | null, today: string): ArticleText {
  return {
    title: article?.title ?? '',
    categoryId: article?.categoryId ?? '',
    body: article?.body ?? '',
    nations: article?.nations ?? nations,
    reviewedOn: article?.reviewedOn ?? today,
    status: article?.status ?? 'draft',
    scheduledFor: localMoment(readMoment(article?.scheduledFor)),
  };
}

const isNation = (value: unknown) => nations.some((nation) => nation === value);

/** Whether a stored value can stand in this field. */
export function fitsArticle(value: unknown, name: string): boolean {
  if (name === 'nations') return Array.isArray(value) && value.every(isNation);
  if (name === 'status') return value === 'draft' || value === 'scheduled' || value === 'published';
  return typeof value === 'string';
}

/** A moment as an `<input type="datetime-local">` takes it; empty for none. */
function localMoment(moment: Date | null): string {
  if (moment === null) return '';
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** What keeps an article from being saved. `today` is an ISO day, `now` the present moment. */
export function articleComplaints(text: ArticleText, today: string, now: Date): FieldErrors<ArticleText> {
  const planned = Date.parse(text.scheduledFor);
  return {
    title: isBlank(text.title) ? 'Enter a title' : undefined,
    categoryId: text.categoryId === '' ? 'Choose a category' : undefined,
    body: isBlank(text.body) ? 'Enter some text' : undefined,
    nations: text.nations.length === 0 ? 'Choose where it applies' : undefined,
    reviewedOn: reviewProblem(text.reviewedOn, today),
    scheduledFor:
      text.status === 'scheduled' && !(planned > now.getTime()) ? 'Choose a time in the future' : undefined,
  };
}

function reviewProblem(reviewedOn: string, today: string): string | undefined {
  if (reviewedOn === '') return 'Enter when it was last checked';
  if (readDay(reviewedOn) !== reviewedOn) return 'Enter a date, such as 02/06/2026';
  return reviewedOn > today ? 'This date is in the future' : undefined;
}

/** What the server is sent: plain, or as a form where a picture goes with it. */
export function articleBody(text: ArticleText, image: File | null) {
  const body = {
    title: text.title.trim(),
    body: text.body,
    categoryId: text.categoryId,
    nations: [...text.nations],
    reviewedOn: text.reviewedOn,
    status: text.status,
    ...(text.status === 'scheduled' && { scheduledFor: new Date(text.scheduledFor).toISOString() }),
  };
  if (image === null) return body;
  const form = new FormData();
  for (const [field, value] of Object.entries(body)) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(field, one);
  }
  form.append('image', image);
  return form;
}
