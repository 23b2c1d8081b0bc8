// Queries by role and label ask jsdom for labels and styles of every node, over and over. Here are the same answers by short ways.
import { configure, prettyDOM } from '@testing-library/react';
import { quickenLabels } from './labels';
import { quickenStyles } from './styles';

/** As the library's own error, but the page is printed when somebody reads the message: most of these errors are waited away. */
function elementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
  });
  return error;
}

/** Makes queries quick; they find what they found before. Call once. */
export function quickenQueries(): void {
  quickenLabels();
  quickenStyles();
  configure({ getElementError: elementError });
}
