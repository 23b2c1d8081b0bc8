/** The colours of a map, as tokens of map.css. */
const names = ['water', 'shallow', 'land', 'isles', 'far', 'coast', 'grid', 'label', 'town', 'area'] as const;
export type Palette = Record<(typeof names)[number], string>;

/** What a token of the page looks like now, as red, green and blue: the map's library reads no other notation. */
export function readPalette(element: HTMLElement): Palette {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  const styles = getComputedStyle(element);
  const colourOf = (name: string) => {
    if (!paper) return 'transparent';
    paper.clearRect(0, 0, 1, 1);
    paper.fillStyle = styles.getPropertyValue(`--map-${name}`).trim();
    paper.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = paper.getImageData(0, 0, 1, 1).data;
    return `rgba(${red},${green},${blue},${alpha / 255})`;
  };
  // The record has these names and no others.
  return Object.fromEntries(names.map((name) => [name, colourOf(name)])) as Palette;
}
