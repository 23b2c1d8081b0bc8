import { expect, it } from 'vitest';
import { dutyNoteText } from './notes';

it('Scotland’s tax is named in what there is to know of it', () => {
  expect(dutyNoteText('no-rates', 'scotland')).toMatch(/^No LBTT rates available for this date\. Enter/);
  expect(dutyNoteText('under-40000', 'scotland')).toMatch(/^The supplement usually doesn’t apply/);
  expect(dutyNoteText('no-rates', 'england-wales')).toMatch(/^No stamp duty rates available for this date/);
});
