// Pages that are saved as a file, for any browser to show and print.

/** Text as it stands in HTML: nothing in it is markup. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * A page that needs nothing else.
 * @param title text
 * @param body HTML
 */
export const htmlPage = (title: string, body: string): string => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}h2{font-size:1.25rem;margin:2rem 0 .5rem}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #bbb;padding:.5rem .75rem .5rem 0;text-align:left;vertical-align:top}.n{text-align:right}</style>
${body}
</html>
`;
