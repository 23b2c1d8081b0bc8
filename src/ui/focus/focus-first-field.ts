/** The `ref` of a form that its modal had to wait for: its first field has the focus, unless a field has it by now. */
export function focusFirstField(form: HTMLElement | null): void {
  if (document.activeElement?.matches('input, select, textarea')) return;
  form
    ?.querySelector<HTMLElement>('input:not([type=hidden], :disabled), select:not(:disabled), textarea')
    ?.focus();
}
