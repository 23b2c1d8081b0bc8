import { showInRow } from '../tabs';

/**
 * The ref of a row of links that scrolls on a narrow screen: the link of the page that is open is brought into view. Links mark
 * themselves once their page has loaded, later than the address changes.
 */
export function keepCurrentInView(row: HTMLElement | null) {
  if (row === null) return;
  const show = () => {
    const current = row.querySelector('[aria-current=page]');
    if (current) showInRow(row, current);
  };
  show();
  const observer = new MutationObserver(show);
  observer.observe(row, { subtree: true, attributeFilter: ['aria-current'] });
  return () => observer.disconnect();
}
