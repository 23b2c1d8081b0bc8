import type { RawSearch } from '@/lib/links/raw-search';

/** What of the knowledge base's start page stands in the address. */
export interface KnowledgeSearch {
  /** Words that titles or texts hold. */
  query?: string | undefined;
  /** A category's slug. */
  category?: string | undefined;
  /** Only what I saved. */
  saved?: true | undefined;
  /** The whole list, where nothing narrows it. */
  all?: true | undefined;
  page?: number | undefined;
}

const isOn = (value: unknown) => value === true || value === 'true';

/** What can be read of an address; the rest is left out. */
export function readKnowledgeSearch(raw: RawSearch<keyof KnowledgeSearch>): KnowledgeSearch {
  const query = readWords(raw.query);
  const category = readSlug(raw.category);
  const page = readPage(raw.page);
  return {
    ...(query !== undefined && { query }),
    ...(category !== undefined && { category }),
    ...(isOn(raw.saved) && { saved: true as const }),
    ...(isOn(raw.all) && { all: true as const }),
    ...(page !== undefined && { page }),
  };
}

/** Whether the address asks for a list; without one the start page shows what is worth reading. */
export const isList = ({ query, category, saved, all }: KnowledgeSearch) =>
  query !== undefined || category !== undefined || saved !== undefined || all !== undefined;

function readWords(words: unknown): string | undefined {
  // Digits alone are read as a number.
  const text = typeof words === 'number' ? String(words) : words;
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, 100) : undefined;
}

const readSlug = (slug: unknown) =>
  typeof slug === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 60 ? slug : undefined;

const readPage = (page: unknown) =>
  typeof page === 'number' && Number.isInteger(page) && page > 1 && page < 10_000 ? page : undefined;

/**
 * What a list of articles is called, for its heading and the window.
 * @param categories undefined as long as they are not known
 */
export function listTitle(
  { saved, category, query }: KnowledgeSearch,
  categories: readonly { slug: string; name: string }[] | undefined,
): string {
  if (saved) return 'Saved articles';
  // A category that lost its slug is not the one of an address without any.
  const name = category === undefined ? undefined : categories?.find(({ slug }) => slug === category)?.name;
  return name ?? (query === undefined ? 'All articles' : 'Articles found');
}
