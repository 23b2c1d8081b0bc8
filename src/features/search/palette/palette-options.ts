// What the palette lists, group by group, for a text and what the server found for it.
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { findByWords } from '../match-words';
import { resultHref, resultKey, type ResultGroup, type SearchResult } from '../results';

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
  /** Stands in the icon's place, 30 px wide. */
  face?: ReactNode;
  /** What more is said of it, in a line. */
  detail?: string;
}
/** Pages that the server found for the text. */
export interface FoundPages {
  heading: string;
  pages: readonly PalettePage[];
  /** The server is being asked. */
  isPending: boolean;
  /** They stand before what the search found, else behind it. */
  areFirst: boolean;
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
  /** Filtered no further either. */
  foundPages: FoundPages | undefined;
  /** What the server found, as it gave it: filtered no further. */
  found: readonly ResultGroup[];
}

const pageOption = (page: PalettePage): PaletteOption => ({
  kind: 'page',
  key: page.id,
  page,
  href: page.href,
});

const resultOption = (result: SearchResult, place = ''): PaletteOption => ({
  kind: 'result',
  key: `${place}${resultKey(result)}`,
  result,
  href: resultHref(result),
});

/**
 * The groups that have something in them: recent choices while nothing is typed, pages, actions, what the server found. Its two
 * answers are shown together, so that the later one moves nothing that is lit.
 */
export function paletteGroups({
  text,
  recents,
  pages,
  actions,
  foundPages,
  found,
}: Listed): readonly PaletteGroup[] {
  const groups: PaletteGroup[] = [
    {
      heading: 'Recent',
      options: text.trim() === '' ? recents.map((each) => resultOption(each, 'recent-')) : [],
    },
    {
      heading: 'Pages',
      options: findByWords(pages, text).map(pageOption),
    },
    {
      heading: 'Actions',
      options: findByWords(actions, text).map((action) => ({ kind: 'action', key: action.id, action })),
    },
  ];
  if (!foundPages?.isPending) {
    const results = found.map((group) => ({
      heading: group.heading,
      options: group.results.map((each) => resultOption(each)),
    }));
    const more = foundPages
      ? [{ heading: foundPages.heading, options: foundPages.pages.map(pageOption) }]
      : [];
    groups.push(...(foundPages?.areFirst ? [...more, ...results] : [...results, ...more]));
  }
  return groups.filter(({ options }) => options.length > 0);
}
