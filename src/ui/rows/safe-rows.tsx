import { Component, isValidElement, type ReactNode } from 'react';
import { logOnce } from '@/lib/log-once';

/**
 * What stands in the place of a row: an item of a list, a row of a table, a paragraph, one with a row's padding, or nothing (in a list
 * of choices).
 */
type Place = 'li' | 'tr' | 'p' | 'padded' | 'none';

/** What a row is, in a word; and what stands in its place, where that is no list's item. */
type RowKind = string | readonly [name: string, as: Place];

interface RowBoundaryProps {
  /** What the row shows; another one is tried anew. */
  item: unknown;
  /** What the row is, in a word: "post". */
  name: string;
  as?: Place;
  children: ReactNode;
}

/** One row of a list: when it can't be drawn, a sentence stands in its place, the fault is logged once, and the list lives. */
export class RowBoundary extends Component<RowBoundaryProps, { isBroken: boolean; item: unknown }> {
  static getDerivedStateFromError = () => ({ isBroken: true });
  static getDerivedStateFromProps = ({ item }: RowBoundaryProps, state: { item: unknown }) =>
    item === state.item ? null : { isBroken: false, item };
  override state = { isBroken: false, item: this.props.item };

  override componentDidCatch(error: unknown) {
    logRow(this.props.name, this.props.item, error);
  }

  override render() {
    return this.state.isBroken ? brokenRow(this.props.name, this.props.as) : this.props.children;
  }
}

/**
 * The rows of a list, each in a boundary of its own: used where `items.map(draw)` would stand. A row that throws, in `draw` or
 * below it, becomes a sentence.
 * @param kind what a row is, in a word: "post"
 * @param draw gives the row's element, with its key
 */
export function safeRows<Item>(
  items: readonly Item[],
  kind: RowKind,
  draw: (item: Item, index: number) => ReactNode,
): ReactNode[] {
  const [name, as] = typeof kind === 'string' ? [kind, 'li' as const] : kind;
  return items.map((item, index) => {
    const row = safeRow(item, name, () => draw(item, index), as);
    // A record without its id has no name but its place.
    const key = (isValidElement(row) && row.key) || `at-${index}`;
    return (
      <RowBoundary key={key} item={item} name={name} as={as}>
        {row}
      </RowBoundary>
    );
  });
}

/** What `draw` gives, or the sentence in its place when it throws. */
export function safeRow(item: unknown, name: string, draw: () => ReactNode, as: Place = 'li'): ReactNode {
  try {
    return draw();
  } catch (error) {
    logRow(name, item, error);
    return brokenRow(name, as);
  }
}

function logRow(name: string, item: unknown, error: unknown): void {
  const id: unknown =
    typeof item === 'object' && item !== null && 'id' in item ? item.id : JSON.stringify(item);
  logOnce(`The ${name} ${String(id)}`, error);
}

function brokenRow(name: string, as: Place = 'li'): ReactNode {
  const text = `Couldn’t show this ${name}.`;
  const look = 'text-ink-3 text-sm';
  if (as === 'none') return null;
  if (as === 'p') return <p className={look}>{text}</p>;
  if (as === 'padded') return <p className={`${look} px-4 py-2.5`}>{text}</p>;
  if (as === 'li') return <li className={look}>{text}</li>;
  return (
    <tr>
      <td colSpan={99} className={look}>
        {text}
      </td>
    </tr>
  );
}
