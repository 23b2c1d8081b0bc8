// In a browser the payment provider's pages come from the mock server too, which answers no navigation: the page asks for
// its own address, shows what comes, and sends its forms.

/** Shows the provider's page at this address; the application doesn't start. */
export async function showProviderPage(): Promise<void> {
  await show(fetch(location.href));
}

async function show(answer: Promise<Response>): Promise<void> {
  const html = await (await answer).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const leadsTo = /url=(.+)$/.exec(
    page.querySelector('meta[http-equiv=refresh]')?.getAttribute('content') ?? '',
  );
  if (leadsTo?.[1] !== undefined) {
    location.replace(leadsTo[1]);
    return;
  }
  document.title = page.title;
  // A sheet made by script: the site's policy refuses style elements.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(page.querySelector('style')?.textContent ?? '');
  document.adoptedStyleSheets = [sheet];
  document.documentElement.dataset['theme'] = 'light';
  document.body.replaceChildren(...page.body.childNodes);
  document.body.querySelector<HTMLElement>('[autofocus]')?.focus();
  document.body.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(event);
  });
}

async function send({ target, submitter }: SubmitEvent): Promise<void> {
  // The only listener is on a form.
  const form = target as HTMLFormElement;
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string') body.set(name, value);
  for (const button of form.querySelectorAll('button')) button.disabled = true;
  await show(fetch(location.href, { method: 'POST', body }));
}
