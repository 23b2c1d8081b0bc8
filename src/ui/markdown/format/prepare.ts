import { isReadable } from './bounds';
import { proseOf } from '../math/math-source';

export interface Heading {
  id: string;
  text: string;
  level: 2 | 3;
}

/**
 * The second and third headings of an article, with an id each that is the page's only one; the parser is not needed. A text that
 * is shown as it was written has none to lead to.
 */
export function headingsOf(text: string): Heading[] {
  if (!isReadable(text, 'article')) return [];
  const taken = new Map<string, number>();
  return proseOf(text)
    .flatMap((part) => [...part.matchAll(/^(##|###)[ \t]+(.+?)[ \t#]*$/gm)])
    .map(([, marks, raw = '']) => {
      const plain = raw.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*_`]/g, '');
      // With a mark of its own, so that no heading takes an id of the page.
      const slug = `s-${slugOf(plain) || 'part'}`;
      const times = (taken.get(slug) ?? 0) + 1;
      taken.set(slug, times);
      return { id: times === 1 ? slug : `${slug}-${times}`, text: plain, level: marks === '##' ? 2 : 3 };
    });
}

/** A heading's words, in small letters with hyphens between them. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
