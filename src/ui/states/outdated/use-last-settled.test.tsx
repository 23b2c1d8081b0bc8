import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLastSettled } from './use-last-settled';

it('What was said of the last answer stays while the next is on its way, also after one that failed', () => {
  const first = { text: '32 homes in Leeds' as string | undefined, isSettled: true };
  const { result, rerender } = renderHook(({ text, isSettled }) => useLastSettled(text, isSettled), {
    initialProps: first,
  });
  expect(result.current).toBe('32 homes in Leeds');
  rerender({ text: '32 homes in York', isSettled: false });
  expect(result.current).toBe('32 homes in Leeds');
  rerender({ text: undefined, isSettled: true });
  expect(result.current).toBeUndefined();
  rerender({ text: '32 homes in York', isSettled: false });
  expect(result.current).toBe('32 homes in Leeds');
  rerender({ text: '9 homes in York', isSettled: true });
  expect(result.current).toBe('9 homes in York');
});
