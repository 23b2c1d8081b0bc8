import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Bell, CircleAlert, Tag } from 'lucide-react';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import drawIcon from '@/ui/image/draw-icon';
import { root } from '../run.mjs';
import { asOnePath, onePath } from './small-icons.mjs';

const file = (name: string) => path.join(root, `node_modules/lucide-react/dist/esm/icons/${name}.mjs`);

/** What a build makes of the library's icon. */
function drawn(name: string) {
  const code = asOnePath(readFileSync(file(name), 'utf8'))?.code ?? '';
  const data = /__iconData = (\{[\s\S]*?\n\});/.exec(code)?.[1] ?? '';
  // The library's own text, which says what an icon is made of.
  // oxlint-disable-next-line typescript/no-implied-eval -- a module of the library cannot be imported by its file
  return drawIcon(new Function(`return ${data}`)() as Parameters<typeof drawIcon>[0]);
}

// A component's own and a drawn one take the same properties.
const markup = (icon: unknown, props: object) =>
  renderToStaticMarkup(createElement(icon as FunctionComponent<object>, props));
const lines = (text: string) => [...text.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d);
const box = (text: string) => /<svg[^>]*>/.exec(text)?.[0];

test.each([
  {},
  { size: 20, strokeWidth: 1.75 },
  { 'aria-label': 'New' },
  { 'aria-hidden': true, className: 'a b' },
])('A drawn icon has the lines and the looks of the library’s in one path, with %j', (props) => {
  const [ours, theirs] = [markup(drawn('bell'), props), markup(Bell, props)];
  expect(box(ours)).toBe(box(theirs));
  expect(lines(theirs).length).toBeGreaterThan(1);
  expect(lines(ours)).toEqual([lines(theirs).join('')]);
});

test('An icon with other names loses these', () => {
  const theirs = markup(CircleAlert, {}).replace(' lucide-alert-circle lucide-circle-alert', '');
  expect(box(markup(drawn('circle-exclamation-point'), {}))).toBe(box(theirs));
});

test.each([
  ['a line', ['line', { x1: '2', y1: '3', x2: '8', y2: '3' }], 'M2 3L8 3'],
  ['a circle', ['circle', { cx: '10', cy: '8', r: '5' }], 'M5 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0'],
  ['a box', ['rect', { x: '3', y: '4', width: '6', height: '2' }], 'M3 4h6v2h-6v-2z'],
  [
    'a box with round corners',
    ['rect', { x: '3', y: '4', width: '6', height: '4', rx: '1' }],
    'M4 4h4a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1z',
  ],
  ['a path that begins with a step', ['path', { d: 'm7 6 3 3' }], 'M0 0m7 6 3 3'],
])('%s becomes a part of a path', (_, node, d) => expect(onePath([node])).toBe(d));

test('An icon of which a part is filled stays as it is', () => {
  expect(onePath([['circle', { cx: '7.5', cy: '7.5', r: '.5', fill: 'currentColor' }]])).toBeNull();
  expect(markup(drawn('tag'), {})).toBe(markup(Tag, {}));
});
