/** How far a pop-up stays from the window's edges, in pixels. */
const least = 5;

/**
 * The room to leave at each edge of the window for a pop-up that places itself: a little, and beyond that as much as the
 * document leaves (by its padding) to something docked beside it.
 */
export function roomAtEdges() {
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(document.documentElement);
  const room = (padding: string) => least + (Number.parseFloat(padding) || 0);
  return {
    top: room(paddingTop),
    right: room(paddingRight),
    bottom: room(paddingBottom),
    left: room(paddingLeft),
  };
}
