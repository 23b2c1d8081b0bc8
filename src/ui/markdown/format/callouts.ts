import type { Element, Root } from 'hast';

/** What a callout of an article may be; its name is shown above it. */
export const calloutNames = { note: 'Note', tip: 'Tip', warning: 'Warning' } as const;
export type CalloutKind = keyof typeof calloutNames;

/**
 * A rehype plugin: a quote that begins with `[!NOTE]`, `[!TIP]` or `[!WARNING]` is marked as a callout, whether or not
 * its words begin on the same line, and loses the mark.
 */
export function rehypeCallouts() {
  return (tree: Root) => {
    for (const child of tree.children) if (child.type === 'element') markCallout(child);
  };
}

function markCallout(quote: Element): void {
  if (quote.tagName !== 'blockquote') return;
  const first = quote.children.find((child) => child.type === 'element');
  const words = first?.children[0];
  if (first?.tagName !== 'p' || words?.type !== 'text') return;
  const found = /^\[!(note|tip|warning)\](?:\s+|$)/i.exec(words.value);
  if (!found) return;
  words.value = words.value.slice(found[0].length);
  if (words.value === '' && first.children.length === 1) {
    quote.children = quote.children.filter((child) => child !== first);
  }
  quote.properties = { ...quote.properties, dataCallout: found[1]?.toLowerCase() };
}

/** Which callout an element is; null for any other quote. */
export function calloutOf(element: Element | undefined): CalloutKind | null {
  const kind = element?.properties['dataCallout'];
  return kind === 'note' || kind === 'tip' || kind === 'warning' ? kind : null;
}
