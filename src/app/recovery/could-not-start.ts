/**
 * Says in the skeleton's place that the application did not start, where nobody else can: React has drawn nothing yet.
 * It uses the page's own colours and no style sheet.
 */
export function sayCouldNotStart(root: HTMLElement, reload = () => location.reload()): void {
  const message = document.createElement('main');
  message.setAttribute('role', 'alert');
  message.style.cssText = 'max-width:32rem;margin:20vh auto 0;padding:0 1rem;font:16px/1.5 sans-serif';
  const title = document.createElement('h1');
  title.textContent = 'Tiebeam couldn’t start';
  // The style sheet takes the browser's own looks away, and its classes for these are not in the first one.
  title.style.cssText = 'margin:0 0 .5rem;font-size:1.375rem;font-weight:700';
  const text = document.createElement('p');
  text.textContent =
    'Reload the page. If that doesn’t help, allow this site to store data in your browser: some cookie and private window settings block it.';
  text.style.cssText = 'margin:0 0 1.25rem';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Reload';
  button.style.cssText =
    'min-height:40px;padding:0 1rem;font:inherit;font-weight:600;border:1px solid currentColor;border-radius:9px';
  button.addEventListener('click', () => reload());
  message.append(title, text, button);
  root.replaceChildren(message);
}
