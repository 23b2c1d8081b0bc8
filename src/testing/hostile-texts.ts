// Texts that try to be more than text, and how to see that they were not.
import { expect } from 'vitest';

export const hostileTexts = [
  '<img src=x onerror="window.hostile=1">',
  '"><script>window.hostile=1</script>',
  "'><svg/onload=window.hostile=1>",
  '</title><iframe srcdoc="<script>parent.hostile=1</script>">',
  '{{constructor.constructor("window.hostile=1")()}}',
  'javascript:window.hostile=1//',
];

/** Nothing on the page came of them: no element, no address, no script that ran. */
export function expectNothingRan(): void {
  expect(
    document.querySelectorAll('iframe, img[src="x"], svg[onload], [onerror], [onload], body script'),
  ).toHaveLength(0);
  expect(document.querySelectorAll('[href^="javascript:" i], [src^="javascript:" i]')).toHaveLength(0);
  expect('hostile' in window).toBe(false);
}

/** Call it after each test. */
export const forgetWhatRan = () => Reflect.deleteProperty(window, 'hostile');
