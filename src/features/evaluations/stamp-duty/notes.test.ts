import { expect, it } from 'vitest';
import { dutyNoteText } from './notes';

it('Scotland’s tax is named in what there is to know of it', () => {
  expect(dutyNoteText('no-rates', 'scotland')).toBe(
    'LBTT began on 1 April 2015. Before that, Scotland charged stamp duty. Enter an LBTT override to see the figures.',
  );
  expect(dutyNoteText('under-40000', 'scotland')).toMatch(/^The supplement usually doesn’t apply/);
  expect(dutyNoteText('no-rates', 'england-wales')).toMatch(/^No stamp duty rates available for this date/);
});
