import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';

/**
 * Fetches the titles' typeface once the page has loaded, never before: until then its measured stand-in is shown
 * (styles/fonts.css), and nothing moves when it comes. A failure leaves the stand-in.
 */
export function loadDisplayFont() {
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

function register() {
  // jsdom has no FontFace
  if (typeof FontFace === 'undefined') return;
  const face = new FontFace('Bricolage Grotesque Variable', `url(${bricolage}) format("woff2")`, {
    weight: '200 800',
  });
  face.load().then(
    (loaded) => document.fonts.add(loaded),
    () => undefined,
  );
}
