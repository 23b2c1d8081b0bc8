// What the palette lists, group by group, for a text and what the server found for it.
import type { LucideIcon } from 'lucide-react';
import { findByWords } from './match-words';
import { resultHref, resultKey, type ResultGroup, type SearchResult } from './results';

interface Entry {
  id: string;
  label: string;
  /** Further words that it is found by, in lower case. */
  words?: string | undefined;
  icon: LucideIcon;
}
/** A page of the product. */
export interface PalettePage extends Entry {
  href: string;
}
/** Something that is done at once. */
export interface PaletteAction extends Entry {
  run: () => void;
}

export type PaletteOption =
  | { kind: 'page'; key: string; page: PalettePage; href: string }
  | { kind: 'action'; key: string; action: PaletteAction; href?: undefined }
  | { kind: 'result'; key: string; result: SearchResult; href: string };

export interface PaletteGroup {
  heading: string;
  options: readonly PaletteOption[];
}

interface Listed {
  text: string;
  recents: readonly SearchResult[];
  pages: readonly PalettePage[];
  actions: readonly PaletteAction[];
  /** What the server found, as it gave it: filtered no further. */
  found: readonly ResultGroup[];
}

const resultOption = (result: SearchResult, place = ''): PaletteOption => ({
  kind: 'result',
  key: `${place}${resultKey(result)}`,
  result,
  href: resultHref(result),
});

/** The groups that have something in them: recent choices while nothing is typed, pages, actions, what the server found. */
export function paletteGroups({ text, recents, pages, actions, found }: Listed): readonly PaletteGroup[] {
  const groups: PaletteGroup[] = [
    {
      heading: 'Recent',
      options: text.trim() === '' ? recents.map((each) => resultOption(each, 'recent-')) : [],
    },
    {
      heading: 'Pages',
      options: findByWords(pages, text).map((page) => ({
        kind: 'page',
        key: page.id,
        page,
        href: page.href,
      })),
    },
    {
      heading: 'Actions',
      options: findByWords(actions, text).map((action) => ({ kind: 'action', key: action.id, action })),
    },
    ...found.map(({ heading, results }) => ({ heading, options: results.map((each) => resultOption(each)) })),
  ];
  return groups.filter(({ options }) => options.length > 0);
}
