import { expect, it } from 'vitest';
import { noteText } from './notes';

it('Scotland’s tax is named in what there is to know of it', () => {
  expect(noteText('no-rates', 'scotland')).toMatch(/^No LBTT rates available for this date/);
  expect(noteText('under-40000', 'scotland')).toMatch(/^The supplement usually doesn’t apply/);
  expect(noteText('no-rates', 'england-wales')).toMatch(/^No stamp duty rates available for this date/);
});
