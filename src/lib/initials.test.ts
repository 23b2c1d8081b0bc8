import fc from 'fast-check';
import { expect, it } from 'vitest';
import { graphemes } from './text/graphemes';
import { initials } from './initials';

fc.configureGlobal({ seed: 20261121 });

it.each([
  ['Hannah Okafor', 'HO'],
  ['hannah okafor', 'HO'],
  ['Jean Claude van Damme', 'JC'],
  ['Cher', 'C'],
  ['', ''],
  ['   ', ''],
  ['  Ama\u00a0 \t Boateng ', 'AB'],
  ['(Ama) “Bo”', 'AB'],
  ['Smith & Co', 'S&'],
  ['élodie ångström', 'ÉÅ'],
  ['e\u0301lodie Zed', 'E\u0301Z'],
  ['👩‍👩‍👧 Homes', '👩‍👩‍👧H'],
  ['🏠', '🏠'],
  ['𝒜da Lovelace', '𝒜L'],
  ['\u202eHannah \u200bOkafor', 'HO'],
  ['\u200b', ''],
  ['李 小龙', '李小'],
  ['3 Stones', '3S'],
])('%j has the initials %j', (fullName, letters) => expect(initials(fullName)).toBe(letters));

it('never breaks a character in two', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (first, second) => {
      const letters = initials(`${first} ${second}`);
      expect(letters).not.toMatch(/\p{Surrogate}/u);
      expect(letters).not.toMatch(/\s/);
      if (/^[a-z]+$/i.test(first + second)) expect([...graphemes(letters)].length).toBeLessThanOrEqual(2);
    }),
  );
});
