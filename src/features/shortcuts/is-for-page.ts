// Where single letters mean themselves: fields, and lists that jump to what begins with the letter.
const ownKeys = [
  'input',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...[
    'textbox',
    'searchbox',
    'combobox',
    'listbox',
    'menu',
    'menubar',
    'tree',
    'grid',
    'application',
    'dialog',
  ].map((role) => `[role="${role}"]`),
].join(', ');

/** Whether a key press is the page's own: no field, no modal, no shortcut of the browser, and nobody has taken it. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const [innermost] = event.composedPath();
  if (innermost instanceof Element && innermost.closest(ownKeys)) return false;
  return !document.querySelector('[aria-modal="true"], [data-scrim]');
}
