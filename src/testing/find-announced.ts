import { screen, type Matcher } from '@testing-library/react';

/** What a screen reader is told of a toast. Its card repeats the text, so a query by text alone meets both. */
export const findAnnounced = (text: Matcher) =>
  screen.findByText(text, { selector: '.sr-only[aria-live] > p' });
