/// <reference types="vite/client" />
// Every story passes axe in both themes, in one run: the addon looks at the theme the story shows, this at the other one.
import { afterEach as runAxe } from '@storybook/addon-a11y/preview';

type StoryContext = Parameters<typeof runAxe>[0];

/** What a theme can break is colour; every other rule says the same in both. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** A story's last step in a test run; beside the addon's own check, whose settings it shares. */
export async function checkOtherTheme(context: StoryContext): Promise<void> {
  // in Storybook itself the panel shows the theme that is on the screen
  if (import.meta.env['VITEST_STORYBOOK'] !== 'false') return;
  const root = document.documentElement;
  const shown = root.dataset['theme'];
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important }'; // no colour half-way
  document.head.append(still);
  root.dataset['theme'] = shown === 'light' ? 'dark' : 'light';
  // a story may set anything in this parameter; the addon reads it the same way
  const a11y = context.parameters['a11y'] as object | undefined;
  const parameters = { ...context.parameters, a11y: { ...a11y, options: { runOnly: rulesOfColour } } };
  try {
    await runAxe({ ...context, parameters });
  } finally {
    if (shown === undefined) delete root.dataset['theme'];
    else root.dataset['theme'] = shown;
    still.remove();
  }
}
