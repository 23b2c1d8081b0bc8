/** Puts the cursor into the search box; below 768 px, where a button stands for it, opens the row first. */
export function focusSearch(): void {
  const toggle = document.querySelector<HTMLElement>('[data-search-toggle]');
  const isPhone = matchMedia('(max-width: 767.98px)').matches;
  if (isPhone && toggle?.ariaExpanded !== 'true') return toggle?.click();
  // the row of a phone comes after the box of the bar
  const fields = [...document.querySelectorAll<HTMLInputElement>('[data-search-field]')];
  const field = isPhone ? fields.at(-1) : fields[0];
  field?.focus();
  field?.select();
}
