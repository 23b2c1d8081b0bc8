import { expect, it } from 'vitest';
import { lowerFirst } from './lower-first';

it.each([
  ['Survey fee', 'survey fee'],
  ['Required ICR', 'required ICR'],
  ['VAT on management', 'VAT on management'],
  ['LBTT override', 'LBTT override'],
  ['', ''],
])('The label “%s” reads “%s” within a sentence', (label, text) => expect(lowerFirst(label)).toBe(text));
