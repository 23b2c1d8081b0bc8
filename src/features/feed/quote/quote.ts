// A reply may begin with words of what it answers: lines that begin with `>`, as in mails (S22).
import { truncate } from '@/lib/text/truncate';

/** Characters of a quote; what is longer is cut. */
export const longestQuote = 280;

export interface TextBlock {
  kind: 'quote' | 'words';
  text: string;
}

/** A text cut into what it quotes and its own words, in their order; blank lines between them are left out. */
export function blocksOf(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split('\n')) {
    const isQuote = line.startsWith('>');
    const kind = isQuote ? 'quote' : 'words';
    const words = isQuote ? line.replace(/^> ?/, '') : line;
    const last = blocks.at(-1);
    if (last?.kind === kind) last.text += `\n${words}`;
    else blocks.push({ kind, text: words });
  }
  return blocks.flatMap(({ kind, text: whole }) => {
    const trimmed = whole.replace(/^\n+|\s+$/g, '');
    return trimmed === '' ? [] : [{ kind, text: trimmed }];
  });
}

/** What is said in a text itself: quotes of others are not quoted again. */
export const ownWords = (text: string): string =>
  blocksOf(text)
    .filter(({ kind }) => kind === 'words')
    .map((block) => block.text)
    .join('\n');

/** Begins a reply with these words; what was written before stays above them. */
export function withQuote(written: string, words: string): string {
  const lines = truncate(words.trim(), longestQuote).split(/\s*\n\s*/);
  const before = written.trim() === '' ? '' : `${written.trimEnd()}\n\n`;
  return `${before}${lines.map((line) => `> ${line}`).join('\n')}\n\n`;
}
