import type { Schemas } from '@/api/contract';

type Action = Schemas['ReportAction'];

/** The letters that decide a report (S67). A suspension has none: it is not to be a slip. */
export const decisionKeys: Readonly<Partial<Record<Action, string>>> = {
  dismiss: 'a',
  hide: 'h',
  remove: 'r',
  warn: 'w',
};

const fields = 'input, textarea, select, [role="menu"], [contenteditable]';

/** The decision that a key means here; undefined in fields, behind a dialog, with another key held, and for any other letter. */
export function decisionOf(event: KeyboardEvent, actions: readonly Action[]): Action | undefined {
  const { target, key, altKey, ctrlKey, metaKey } = event;
  if (event.defaultPrevented || event.isComposing || event.repeat || altKey || ctrlKey || metaKey)
    return undefined;
  if (document.querySelector('[aria-modal="true"], [data-scrim]')) return undefined;
  if (target instanceof Element && target.closest(fields)) return undefined;
  return actions.find((action) => decisionKeys[action] === key.toLowerCase());
}
