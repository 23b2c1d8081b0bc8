/**
 * Whether an answer that has arrived may put the focus elsewhere: it is still inside `form`, or on nothing. Who has gone on
 * to another control while waiting is left there.
 */
export function mayMoveFocus(form: Element | null | undefined): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || Boolean(form?.contains(activeElement));
}
