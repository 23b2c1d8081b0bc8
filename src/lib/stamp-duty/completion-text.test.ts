import { expect, it } from 'vitest';
import { completionText } from './completion-text';

it('A completion of today or later is to come, and one before has happened', () => {
  expect(completionText('2026-06-02', '2026-06-02')).toBe('completing on 2 June 2026');
  expect(completionText('2026-06-01', '2026-06-02')).toBe('completed on 1 June 2026');
});
