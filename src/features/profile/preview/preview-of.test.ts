import { expect, it } from 'vitest';
import { profile } from '@/testing/fixtures/profile-fixture';
import { previewOf } from './preview-of';
import { textOf } from '../edit/profile-form';

const begun = profile({ isMine: true });
const text = textOf(begun);

it('A preview shows what is typed, and not what is saved', () => {
  const typed = { ...text, headline: ' Lets in Leeds ', town: '', outcode: 'ls6', regions: 'Leeds, York' };
  const shown = previewOf(begun, typed, 'members');
  expect(shown.user).toMatchObject({ headline: 'Lets in Leeds', location: { outcode: 'LS6' } });
  expect(shown).toMatchObject({ regions: ['Leeds', 'York'], isMine: false });
});

it('A preview leaves out what its reader may not see', () => {
  const member = previewOf(begun, text, 'members');
  expect(member).toMatchObject({ budgetMin: null, companies: [], experience: null, bio: begun.bio });
  expect(member.user.connectionStatus).toBe('none');
  const connection = previewOf(begun, text, 'connections');
  expect(connection).toMatchObject({ budgetMin: 90_000, companies: ['SC123456'], experience: null });
});
