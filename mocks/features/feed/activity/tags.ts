import { parseRichText } from '@/lib/rich-text/rich-text';
import { tagsIn } from '@/lib/rich-text/tags';

/** What members can find a text by: its #tags, each once. */
export const tagsOf = (text: string): string[] => [
  ...new Set(
    parseRichText(text, [])
      .filter(({ kind }) => kind === 'text')
      .flatMap((segment) => tagsIn(segment.text).map(({ tag }) => tag)),
  ),
];
