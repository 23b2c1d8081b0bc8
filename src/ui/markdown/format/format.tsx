import '../markdown.css';
import type { ReactNode } from 'react';
import ReactMarkdown, { MarkdownAsync, type Options } from 'react-markdown';
import { safeHref } from '@/lib/links/safe-href';
import { isReadable, type Variant } from './bounds';
import { rehypeCallouts } from './callouts';
import { elementsFor } from './elements';
import { prepared } from '../math/math-source';
import type { MathPlugins } from '../math/math-plugins';
import {
  grammar,
  rehypeDepth,
  rehypeFormulaBoxes,
  rehypeHeadingIds,
  remarkBreaks,
  remarkTokens,
} from './plugins';
import { nextTask } from './turns';

interface Asked {
  text: string;
  variant: Variant;
  mediaBase: string | undefined;
}

export interface Formatter {
  /** The formatted text, or null when it cannot be formatted; a text that was shown lately is not parsed again. */
  format: (asked: Asked) => ReactNode;
  /** The same in several tasks, none of them long: a formula is one. */
  formatInSteps: (asked: Asked) => Promise<ReactNode>;
}

/** Texts that are kept: some screens of a conversation, so that scrolling back costs nothing. Long ones are not. */
const mostKept = 300;
const longestKept = 5000;

/** @param math the plugins of mathematics, where there is some */
export function formatter(math: MathPlugins | null): Formatter {
  const kept = new Map<string, ReactNode>();
  let warm: Promise<void> | null = null;
  const keyOf = ({ variant, mediaBase, text }: Asked) => JSON.stringify([variant, mediaBase, text]);
  const keep = (asked: Asked, made: ReactNode) => {
    const key = keyOf(asked);
    // The latest stand last.
    kept.delete(key);
    if (asked.text.length <= longestKept) kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return made;
  };
  const known = (asked: Asked) => kept.get(keyOf(asked));
  return {
    format: (asked) => keep(asked, known(asked) ?? make(asked, math)),
    formatInSteps: async (asked) => {
      warm ??= warmUp(math);
      await warm;
      return keep(asked, known(asked) ?? (await makeInSteps(asked, math)));
    },
  };
}

/**
 * A function is compiled when it is called for the first time: the first text would wait for the whole parser in one task. These
 * call most of it, a part in each task.
 */
async function warmUp(math: MathPlugins | null): Promise<void> {
  for (const text of [
    'a',
    'a **b** `c`',
    '- a [b](/c)',
    '| a |\n|---|\n| 1 |',
    ...(math ? ['\\(a\\)', '$$\\frac{1}{2}$$'] : []),
  ]) {
    await makeInSteps({ text, variant: 'assistant', mediaBase: undefined }, math);
  }
}

function make(asked: Asked, math: MathPlugins | null): ReactNode {
  if (!isReadable(asked.text, asked.variant)) return null;
  try {
    // A function without hooks: called here, what it throws ends in this text alone, and what it gives can be kept.
    return ReactMarkdown(pipeline(asked, math?.remark ?? [], math?.rehype ?? []));
  } catch {
    return null;
  }
}

async function makeInSteps(asked: Asked, math: MathPlugins | null): Promise<ReactNode> {
  if (!isReadable(asked.text, asked.variant)) return null;
  try {
    const remark = [pause, ...(math?.remark ?? [])];
    const rehype = math ? [pause, ...math.rehypeInSteps, pause] : [pause];
    return await MarkdownAsync(pipeline(asked, remark, rehype));
  } catch {
    return null;
  }
}

/** A plugin that ends the task it runs in. */
const pause = () => nextTask;

/** How a text becomes elements. */
function pipeline(
  { text, variant, mediaBase }: Asked,
  mathRemark: readonly unknown[],
  mathRehype: readonly unknown[],
): Options {
  const isMessage = variant !== 'article';
  const hasMath = mathRehype.length > 0;
  return {
    children: prepared(text),
    // The plugins are written for this pipeline; its types ask for arrays that could be changed.
    remarkPlugins: [
      ...grammar,
      ...mathRemark,
      ...(isMessage ? [remarkBreaks] : []),
      ...(variant === 'chat' ? [] : [remarkTokens]),
    ] as NonNullable<Options['remarkPlugins']>,
    // as above
    rehypePlugins: [
      rehypeDepth,
      ...mathRehype,
      ...(isMessage ? [] : [rehypeCallouts, [rehypeHeadingIds, text]]),
      ...(hasMath ? [rehypeFormulaBoxes] : []),
    ] as NonNullable<Options['rehypePlugins']>,
    components: elementsFor(variant, mediaBase),
    urlTransform: (address) => safeHref(address) ?? '',
  };
}
