// index.html's own title, which shows while no page has set one
const bareTitle = 'Tiebeam';

/**
 * Calls back with the page's title: at once when the page has set one, else as soon as it does, for a page that only
 * knows its title once its data is here. Answers a function that stops the waiting.
 */
export function whenTitleIsNew(titleBefore: string, onTitle: (title: string) => void): () => void {
  const observer = new MutationObserver(tell);
  function tell() {
    if (document.title === titleBefore || document.title === bareTitle) return;
    observer.disconnect();
    onTitle(document.title);
  }
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  tell();
  return () => observer.disconnect();
}
