import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Bell, CircleAlert } from 'lucide-react';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import drawIcon from '@/ui/image/draw-icon';
import { root } from '../run.mjs';
import { withoutKeys } from './small-icons.mjs';

const file = (name: string) => path.join(root, `node_modules/lucide-react/dist/esm/icons/${name}.mjs`);

/** What a build makes of the library's icon. */
function drawn(name: string) {
  const { code } = withoutKeys(readFileSync(file(name), 'utf8'));
  const data = /__iconData = (\{[\s\S]*?\n\});/.exec(code)?.[1] ?? '';
  // The library's own text, which says what an icon is made of.
  // oxlint-disable-next-line typescript/no-implied-eval -- a module of the library cannot be imported by its file
  return drawIcon(new Function(`return ${data}`)() as Parameters<typeof drawIcon>[0]);
}

// A component's own and a drawn one take the same properties.
const markup = (icon: unknown, props: object) =>
  renderToStaticMarkup(createElement(icon as FunctionComponent<object>, props));

test.each([
  {},
  { size: 20, strokeWidth: 1.75 },
  { 'aria-label': 'New' },
  { 'aria-hidden': true, className: 'a b' },
])('A drawn icon is what the library draws, with %j', (props) =>
  expect(markup(drawn('bell'), props)).toBe(markup(Bell, props)),
);

test('An icon with other names loses these alone', () => {
  const whole = markup(CircleAlert, {}).replace(' lucide-alert-circle lucide-circle-alert', '');
  expect(markup(drawn('circle-exclamation-point'), {})).toBe(whole);
});
