// Where the panel stands in the page. Its own styles are in a shadow root; what the page does about it is not.
import css from './dock.css?inline';

/** The side of a wide screen; on a narrow one the panel is a sheet at the bottom. */
export type Side = 'right' | 'left';

let isStyled = false;

/**
 * Has the application give way to the open panel.
 * @returns takes that back
 */
export function dock(side: Side): () => void {
  if (!isStyled) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    isStyled = true;
  }
  const { dataset } = document.documentElement;
  dataset['qaDock'] = side;
  return () => {
    delete dataset['qaDock'];
  };
}
