import { isWordAt, isWordBefore } from '../text/word-characters';

/** A name that a text may call with an @, and where it leads. */
export interface Mention {
  name: string;
  link: string;
}

/** Letters of the known names as a tree, so that a look-up costs no more than the name is long. */
export interface NameTree {
  next: Map<string, NameTree>;
  link?: string;
}

// Longer than any name can be; it keeps the search linear whatever is sent.
const longestName = 100;

/** The names as a tree; a Map at every step, so a name such as `__proto__` is only a name. */
export function nameTree(mentions: readonly Mention[]): NameTree {
  const root: NameTree = { next: new Map() };
  for (const { name, link } of mentions) {
    // A name or a link that a server leaves out calls nobody.
    if (typeof name !== 'string' || typeof link !== 'string') continue;
    if (name === '' || name.length > longestName) continue;
    let branch = root;
    for (let i = 0; i < name.length; i += 1) branch = branchFor(branch, name.charAt(i));
    branch.link ??= link;
  }
  return root;
}

function branchFor(tree: NameTree, letter: string): NameTree {
  const known = tree.next.get(letter);
  if (known) return known;
  const branch: NameTree = { next: new Map() };
  tree.next.set(letter, branch);
  return branch;
}

/** The longest known name called by the @ at `at`, as its end and link; null in an e-mail address or half a word. */
export function mentionAt(text: string, at: number, names: NameTree): { end: number; link: string } | null {
  if (isWordBefore(text, at)) return null;
  let found: { end: number; link: string } | null = null;
  let branch = names.next.get(text.charAt(at + 1));
  for (let end = at + 2; branch; end += 1) {
    if (branch.link !== undefined && endsWord(text, end)) found = { end, link: branch.link };
    branch = end < text.length ? branch.next.get(text.charAt(end)) : undefined;
  }
  return found;
}

/** A dot or hyphen with more after it belongs to the word: `@callum` is not called by `@callum.reyes`. */
function endsWord(text: string, end: number): boolean {
  if (isWordAt(text, end)) return false;
  return !(/[.-]/.test(text.charAt(end)) && isWordAt(text, end + 1));
}
