// Emoji by name: pure. The list is emojis.txt (docs/decisions/0023): a group's name after `# `, then a line for each of its emoji.

export interface Emoji {
  /** The character itself. */
  emoji: string;
  /** What it is called in Unicode's data, in English and small letters. */
  name: string;
  /** What else it is found by, each with a space before it. */
  keywords: string;
}

export interface EmojiGroup {
  name: string;
  emojis: readonly Emoji[];
}

/** The groups of the list, in its order. */
export function emojiGroups(list: string): EmojiGroup[] {
  return list
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.trim().split('\n');
      return { name, emojis: lines.map(emojiIn) };
    });
}

function emojiIn(line: string): Emoji {
  const space = line.indexOf(' ');
  const [name = '', words = ''] = line.slice(space + 1).split(';');
  return { emoji: line.slice(0, space), name, keywords: words === '' ? '' : ` ${words}` };
}

/** At most so many are found: more say that the words were too few. */
const mostFound = 120;

/**
 * The emoji that have every word of the query at the beginning of one of theirs: the one that is called so first, then those whose
 * name begins so, then
 * those that have it in their name, then the others.
 */
export function findEmojis(groups: readonly EmojiGroup[], query: string): Emoji[] {
  const wanted = query.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  const ranked = groups
    .flatMap(({ emojis }) => emojis)
    .flatMap((each) => {
      const named = ` ${each.name.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`;
      const all = named + each.keywords;
      if (!words.every((word) => all.includes(` ${word}`))) return [];
      const isNamed = words.every((word) => named.includes(` ${word}`));
      return [{ each, rank: rankOf(each.name, wanted) ?? (isNamed ? 2 : 3) }];
    });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, mostFound)
    .map(({ each }) => each);
}

/** A name that is asked for is better than one that goes on after it; undefined for others. */
const rankOf = (name: string, wanted: string) =>
  name === wanted ? 0 : name.startsWith(wanted) ? 1 : undefined;

/** The emoji that an arrow key leads to from this one in a grid of rows; the same one at an edge. */
export function emojiAfter(key: string, active: number, count: number, columns: number): number {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  const next = active + (steps[key] ?? 0);
  return next >= 0 && next < count ? next : active;
}
