import { createElement, type SVGProps } from 'react';

interface IconData {
  name: string;
  size: number;
  node: readonly (readonly [tag: string, attributes: object])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/** Whether a screen reader is told of it; else it is none of its business. */
const isNamed = (props: object) =>
  Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role' || name === 'title');

/** An icon of lucide-react in a build, where this stands in the place of the library's own (scripts/vite/small-icons.mjs). */
// oxlint-disable-next-line import/no-default-export -- the icons import it as they import the library's own
export default function drawIcon({ name, size: box, node }: IconData) {
  return function Icon({ size = 24, color = 'currentColor', className = '', children, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${box} ${box}`,
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`.trim(),
        'aria-hidden': children || isNamed(rest) ? undefined : true,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
}
