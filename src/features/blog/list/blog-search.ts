import type { RawSearch } from '@/lib/links/raw-search';
import { categories, type BlogSearch } from '../blog-text';

/** What can be read of an address; the rest is left out. */
export function readBlogSearch({ category, query, page }: RawSearch<keyof BlogSearch>): BlogSearch {
  return {
    category: categories.find(({ id }) => id === category)?.id,
    query: readWords(query),
    page: readPage(page),
  };
}

function readWords(words: unknown): string | undefined {
  // Digits alone are read as a number.
  const text = typeof words === 'number' ? String(words) : words;
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, 100) : undefined;
}

function readPage(page: unknown): number | undefined {
  return typeof page === 'number' && Number.isInteger(page) && page > 1 && page < 10_000 ? page : undefined;
}
