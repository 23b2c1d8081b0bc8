import path from 'node:path';
import { root } from '../run.mjs';

const isIcon = (id) => /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.m?js$/.test(id);

/**
 * The icons as a build needs them: drawn by ui/image/draw-icon.ts, which knows what is used here alone, and each as one path: a page
 * shows dozens of them, and every line of an icon would be a node. Tests and development have the library as it is; a test compares the two.
 */
export function smallIcons() {
  return {
    name: 'tiebeam:small-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer && isIcon(importer) && source.includes('createLucideIcon')
        ? path.join(root, 'src/ui/image/draw-icon.ts')
        : undefined,
    transform: (code, id) => (isIcon(id) ? asOnePath(code) : undefined),
  };
}

/** How each kind of line is written as a part of a path; what has other attributes than these is left as it is. */
const shapes = {
  path: { names: ['d'], draw: ({ d }) => d },
  line: { names: ['x1', 'y1', 'x2', 'y2'], draw: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}` },
  circle: { names: ['cx', 'cy', 'r'], draw: ({ cx, cy, r }) => ellipse(cx, cy, r, r) },
  ellipse: { names: ['cx', 'cy', 'rx', 'ry'], draw: ({ cx, cy, rx, ry }) => ellipse(cx, cy, rx, ry) },
  rect: { names: ['x', 'y', 'width', 'height', 'rx', 'ry'], draw: (given) => rectangle(given) },
};

const ellipse = (cx, cy, rx, ry) =>
  `M${Number(cx) - Number(rx)} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

/** Begins where its upper edge does, behind the corner, and goes round as a `rect` does. */
function rectangle({ x = '0', y = '0', width, height, rx: across, ry: down }) {
  const [rx, ry] = [Number(across ?? down ?? 0), Number(down ?? across ?? 0)];
  const corner = (dx, dy) => (rx > 0 ? `a${rx} ${ry} 0 0 1 ${dx} ${dy}` : '');
  const [w, h] = [Number(width) - 2 * rx, Number(height) - 2 * ry];
  const sides = [
    `h${w}${corner(rx, ry)}`,
    `v${h}${corner(-rx, ry)}`,
    `h${-w}${corner(-rx, -ry)}`,
    `v${-h}${corner(rx, -ry)}`,
  ];
  return `M${Number(x) + rx} ${y}${sides.join('')}z`;
}

/** The path that is drawn as all of these lines together; null where one of them is something else. */
export function onePath(node) {
  const parts = node.map(([tag, { key: _, ...attributes }]) => {
    const shape = shapes[tag];
    const isKnown = shape && Object.keys(attributes).every((name) => shape.names.includes(name));
    return isKnown ? shape.draw(attributes) : null;
  });
  // A path that begins with a step begins it in the corner, not where the one before it ended.
  return parts.includes(null) ? null : parts.map((d) => d.replace(/^m/, 'M0 0m')).join('');
}

/** The text of an icon's module with its lines as one path, without their keys and without the names by which it is looked for. */
export function asOnePath(code) {
  // An older name of an icon, or the list of them all.
  if (!code.includes('createLucideIcon(')) return null;
  const text = /\bnode: (\[[\s\S]*?\])(?=,?\n(?: {2}aliases|\}))/.exec(code)?.[1];
  if (text === undefined) throw new Error('An icon of lucide-react is written otherwise now');
  // oxlint-disable-next-line typescript/no-implied-eval -- the library's own text: names, numbers and words, nothing that acts
  const node = new Function(`return ${text}`)();
  const d = onePath(node);
  const lines =
    d === null ? text.replaceAll(/,?\s*key: "[^"]*"/g, '') : `[["path", { d: ${JSON.stringify(d)} }]]`;
  return { code: code.replace(text, () => lines).replace(/\n\s*aliases: \[[^\]]*\],?/, ''), map: null };
}
