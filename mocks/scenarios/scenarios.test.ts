import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { situationParameters } from './parameters';
import { scenarioNames, scenarios } from './scenarios';

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/mock-server.md'), 'utf8');

it('the page for testers lists every scenario, in this order and with its sentence', () => {
  const listed = [...page.matchAll(/^\* `([a-z0-9-]+)`: (.+)$/gm)].map(([, name, text]) => [name, text]);
  expect(listed).toEqual(scenarioNames.map((name) => [name, scenarios[name].expect]));
});

it('the page for testers explains every parameter of a link', () => {
  const explained = [...page.matchAll(/^\| `([a-z]+)` {0,}\|/gm)].map(([, name]) => name);
  expect(explained).toEqual([...situationParameters, 'qa']);
});
