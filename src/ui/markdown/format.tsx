import './markdown.css';
import type { ReactNode } from 'react';
import ReactMarkdown, { type Options } from 'react-markdown';
import { safeHref } from '@/lib/safe-href';
import { isReadable, type Variant } from './bounds';
import { elementsFor } from './elements';
import { prepared } from './math-source';
import type { MathPlugins } from './math-plugins';
import {
  grammar,
  rehypeDepth,
  rehypeFormulaBoxes,
  rehypeHeadingIds,
  remarkBreaks,
  remarkTokens,
} from './plugins';

interface Asked {
  text: string;
  variant: Variant;
  mediaBase: string | undefined;
}

export interface Formatter {
  /** The formatted text, or null when it cannot be formatted; a text that was shown lately is not parsed again. */
  format: (asked: Asked) => ReactNode;
}

/** Texts that are kept: some screens of a conversation, so that scrolling back costs nothing. Long ones are not. */
const mostKept = 300;
const longestKept = 5000;

/** @param math the plugins of mathematics, where there is some */
export function formatter(math: MathPlugins | null): Formatter {
  const kept = new Map<string, ReactNode>();
  return {
    format: (asked) => {
      const key = JSON.stringify([asked.variant, asked.mediaBase, asked.text]);
      const known = kept.get(key);
      const made = known === undefined ? make(asked, math) : known;
      // The latest stand last.
      kept.delete(key);
      if (asked.text.length <= longestKept) kept.set(key, made);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return made;
    },
  };
}

function make({ text, variant, mediaBase }: Asked, math: MathPlugins | null): ReactNode {
  if (!isReadable(text, variant)) return null;
  const isMessage = variant !== 'article';
  try {
    // A function without hooks: called here, what it throws ends in this text alone, and what it gives can be kept.
    return ReactMarkdown({
      children: prepared(text),
      // The plugins are written for this pipeline; its types ask for arrays that could be changed.
      remarkPlugins: [
        ...grammar,
        ...(math?.remark ?? []),
        ...(isMessage ? [remarkBreaks] : []),
        ...(variant === 'assistant' ? [remarkTokens] : []),
      ] as NonNullable<Options['remarkPlugins']>,
      // as above
      rehypePlugins: [
        rehypeDepth,
        ...(math?.rehype ?? []),
        ...(isMessage ? [] : [[rehypeHeadingIds, text]]),
        ...(math ? [rehypeFormulaBoxes] : []),
      ] as NonNullable<Options['rehypePlugins']>,
      components: elementsFor(variant, mediaBase),
      urlTransform: (address) => safeHref(address) ?? '',
    });
  } catch {
    return null;
  }
}
