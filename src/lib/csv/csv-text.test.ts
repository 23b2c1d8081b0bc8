import { expect, it } from 'vitest';
import { csvText } from './csv-text';

it('A table quotes what must be quoted, and lets no text become a formula', () => {
  expect(csvText([['a,b', 'say "hi"', '=1+1', '-cmd', -5, null]])).toBe(
    '\ufeff"a,b","say ""hi""",\'=1+1,\'-cmd,-5,\r\n',
  );
});
