import { mentionAt, nameTree, type Mention } from './mentions';
import { safeHref } from '../links/safe-href';
import { webLinkAt } from '../links/web-links';

export type Segment =
  | { kind: 'text'; text: string }
  | { kind: 'mention'; text: string; href: string }
  | { kind: 'link'; text: string; href: string };

/**
 * A text as people write it, cut into plain text, mentions (`@` and a known name) and web addresses (`http://`,
 * `https://`, or `www.`, which leads to `https://`) as the specification says in §5. The texts joined are the input, every
 * href is safe, and the time grows with the length of the text alone. Names are compared letter by letter.
 */
export function parseRichText(text: string, mentions: readonly Mention[]): Segment[] {
  const names = nameTree(mentions);
  const segments: Segment[] = [];
  let plainFrom = 0;
  const add = (segment: Segment, at: number) => {
    if (at > plainFrom) segments.push({ kind: 'text', text: text.slice(plainFrom, at) });
    segments.push(segment);
    plainFrom = at + segment.text.length;
  };

  const candidate = /[@hw]/gi;
  for (let hit = candidate.exec(text); hit; hit = candidate.exec(text)) {
    const at = hit.index;
    if (hit[0] === '@') {
      const mention = mentionAt(text, at, names);
      const href = mention && safeHref(mention.link);
      if (!mention || href === null) continue;
      add({ kind: 'mention', text: text.slice(at, mention.end), href }, at);
      candidate.lastIndex = mention.end;
    } else {
      const link = webLinkAt(text, at);
      if (!link) continue;
      if (link.href !== null) add({ kind: 'link', text: text.slice(at, link.end), href: link.href }, at);
      // A refused address is passed over whole: looking into it again could take time without end.
      candidate.lastIndex = link.href === null ? link.runEnd : link.end;
    }
  }
  if (plainFrom < text.length) segments.push({ kind: 'text', text: text.slice(plainFrom) });
  return segments;
}
