import type { Element, Root } from 'hast';
import { use, useMemo } from 'react';
import ReactMarkdown, { type Options } from 'react-markdown';
import { safeHref } from '@/lib/safe-href';
import { elements } from './elements';
import { hasMath, headingsOf, isReadable, withDollars } from './prepare';
import type { MathPlugins } from './math-plugins';
import { remarkTables } from './tables';

// One promise for all: React asks for it again at every render.
let math: Promise<MathPlugins | null> | undefined;
const mathPlugins = () =>
  (math ??= import('./math-plugins').then(
    (part) => part.mathPlugins,
    () => {
      math = undefined;
      return null;
    },
  ));
const noMath = Promise.resolve(null);

/** Gives the text's headings the ids of `headingsOf`. A rehype plugin. */
function rehypeHeadingIds(ids: readonly string[]) {
  return (tree: Root) => {
    let next = 0;
    const visit = (node: Root | Element) => {
      for (const child of node.children) {
        if (child.type !== 'element') continue;
        const id = /^h[23]$/.test(child.tagName) ? ids[next] : undefined;
        if (id !== undefined) {
          child.properties = { ...child.properties, id };
          next += 1;
        }
        visit(child);
      }
    };
    visit(tree);
  };
}

/**
 * A text of ours or of strangers in Markdown with tables and mathematics: markup in it shows as text, links that could run
 * something are words, and what no reader would write (longer than 50,000 characters, nested deeper than 60) stays plain.
 * Suspends while the mathematics is on its way; without it the formula's source is shown.
 */
export function Markdown({ text }: { text: string }) {
  const prepared = useMemo(() => withDollars(text), [text]);
  const isSafe = isReadable(prepared);
  const plugins = use(isSafe && hasMath(prepared) ? mathPlugins() : noMath);
  if (!isSafe) return <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>;
  const ids = headingsOf(text).map(({ id }) => id);
  // The plugins are written for this pipeline; its types ask for arrays that could be changed.
  const remark = [...(plugins?.remark ?? []), remarkTables] as Options['remarkPlugins'];
  // as above
  const rehype = [...(plugins?.rehype ?? []), [rehypeHeadingIds, ids]] as Options['rehypePlugins'];
  return (
    <div className="markdown">
      <ReactMarkdown
        remarkPlugins={remark ?? []}
        rehypePlugins={rehype ?? []}
        components={elements}
        urlTransform={(address) => safeHref(address) ?? ''}
      >
        {prepared}
      </ReactMarkdown>
    </div>
  );
}
