// The frame of the payment provider's pages: plain HTML with forms, which needs no script.

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it, in elements and in attributes. */
export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => entities[mark] ?? mark);

const style = `
:root { color-scheme: light; }
body { margin: 0; min-height: 100vh; background: #f4f5f7; color: #1d2433; font: 1rem/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; max-width: 27rem; margin: 0 auto; padding: 2.5rem 1rem; }
.card { padding: 1.5rem; border: 1px solid #dfe3ea; border-radius: 12px; background: #fff; }
h1 { margin: 0 0 .25rem; font-size: 1.4rem; line-height: 1.25; }
p { margin: .25rem 0; }
.note { margin: 0 0 1rem; color: #596377; font-size: .875rem; }
.price { margin-bottom: 1rem; color: #596377; }
fieldset { margin: 1rem 0; padding: 0; border: 0; }
legend { margin-bottom: .5rem; padding: 0; font-weight: 600; }
label { display: flex; gap: .6rem; align-items: center; min-height: 2.75rem; padding: .35rem .75rem; border: 1px solid #dfe3ea; border-radius: 8px; }
label + label { margin-top: .5rem; }
label small { display: block; color: #596377; font-size: .8125rem; }
button, .leave { display: block; box-sizing: border-box; width: 100%; min-height: 2.75rem; margin-top: .75rem; padding: .6rem 1rem; border: 1px solid #c5cbd6; border-radius: 8px; background: #fff; color: #1d2433; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button.primary { border-color: #2b4bd0; background: #2b4bd0; color: #fff; }
:focus-visible { outline: 3px solid #2b4bd0; outline-offset: 2px; }
[role=alert] { margin: 1rem 0 0; padding: .75rem; border-radius: 8px; background: #fdecec; color: #8f1d1d; }
[role=status] { margin: 1rem 0 0; padding: .75rem; border-radius: 8px; background: #e7f5ec; color: #14532d; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
th { padding: .35rem 0; font-weight: 400; text-align: left; }
td { padding: .35rem 0; text-align: right; }
.total th, .total td { border-top: 1px solid #dfe3ea; font-weight: 600; }
`;

interface Page {
  title: string;
  /** HTML. */
  body: string;
  status?: number;
  /** Where the page sends its visitor at once. */
  leadsTo?: string;
}

/** A whole page of the provider. */
export function pageOf({ title, body, status = 200, leadsTo }: Page): Response {
  const refresh =
    leadsTo === undefined ? '' : `<meta http-equiv="refresh" content="0;url=${escaped(leadsTo)}" />`;
  const html = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
${refresh}
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="note">Demo payments · This page stands in for the payment provider. No money is taken.</p>
<div class="card">
<h1>${escaped(title)}</h1>
${body}
</div>
</main>
</body>
</html>`;
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Back to the site; the link is for whoever is not taken there. */
export const leaveTo = (address: string) =>
  pageOf({
    title: 'Going back to Tiebeam',
    body: `<a class="leave" href="${escaped(address)}">Continue to Tiebeam</a>`,
    leadsTo: address,
  });

export const missingPage = () =>
  pageOf({
    title: 'Page not found',
    body: '<p>This link doesn’t lead to a payment. Go back to Tiebeam and try again.</p>',
    status: 404,
  });

/** The cards somebody can try, each with how it ends. */
export function cardChoice(cards: readonly (readonly [last4: string, ending: string])[]): string {
  const rows = cards.map(
    ([last4, ending], index) =>
      `<label><input type="radio" name="card" value="${last4}"${index === 0 ? ' checked' : ''} />` +
      `<span>Visa ending ${last4}<small>${escaped(ending)}</small></span></label>`,
  );
  return `<fieldset><legend>Card</legend>${rows.join('')}</fieldset>`;
}

/** What went wrong; it has the focus. */
export const alertOf = (text: string) => `<p role="alert" tabindex="-1" autofocus>${escaped(text)}</p>`;
